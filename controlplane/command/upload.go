package command

import (
	"context"
	"fmt"

	"nervix/generated/failure"
	"nervix/generated/record"
	"nervix/generated/statement"
)

// Uploadable tells whether the content of an UPLOAD RESOURCE is wanted: it gives the result of one
// that was admitted under its reference before, and nil for a new one that may go on. Only the root of
// the request's content counts. It fails with failure.UnknownResource, failure.NotQueueable beside a
// transaction, or like Execute.
func (s *Service) Uploadable(ctx context.Context, r Request) (*Result, error) {
	if r.Domain == "" {
		return nil, &failure.NoSelectedDomain{}
	}
	e, err := s.execution(ctx, &r)
	if err != nil {
		return nil, err
	}
	if repeated, err := s.repeated(ctx, &r, e); repeated != nil || err != nil {
		return repeated, err
	}
	if err := s.Guard(r.Session, r.Statement); err != nil {
		return nil, err
	}
	view := s.View()
	if err := view.Admissible(e.Reference, s.now()); err != nil {
		return nil, err
	}
	if _, err := view.Domain(r.Domain); err != nil {
		return nil, err
	}
	upload, ok := r.Statement.(*statement.UploadResource)
	if !ok {
		return nil, &failure.NotExecutable{Form: r.Statement.Form()}
	}
	_, err = view.Resource(r.Domain, upload.Name)
	return nil, err
}

// importVersion makes the content of an upload the next version of its resource.
func (s *Service) importVersion(ctx context.Context, e *record.Execution) error {
	upload, _ := e.Statement.(*statement.UploadResource)
	if e.Upload == nil {
		return &failure.NotExecutable{Form: upload.Form()}
	}
	for range attempts {
		found, err := s.View().Resource(e.Domain, upload.Name)
		if err != nil {
			return err
		}
		number := uint64(len(found.Versions)) + 1
		outcome := &record.Outcome{Lines: []string{fmt.Sprintf("uploaded resource version %d", number)}}
		stale, err := s.record(ctx, e, &record.ResourceImport{Domain: e.Domain, Name: upload.Name, Number: number, Version: *e.Upload}, outcome, true)
		if err != nil || !stale {
			return err
		}
	}
	return &failure.InputsChanging{Attempts: attempts}
}
