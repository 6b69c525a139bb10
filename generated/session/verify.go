// Code generated from spec/ by go generate. DO NOT EDIT.

package session

// Verify checks that bytes of unknown origin are a complete Frame within the limits. After it
// succeeds every view into the frame is safe to read. The error is a *MalformedError.
func Verify(frame []byte, limits Limits) error {
	v := &verifier{frame: frame, left: limits.Bytes, tables: limits.Tables}
	root, err := v.begin(limits)
	if err != nil {
		return err
	}
	return verifyFrame(v, root, limits.Depth)
}

func verifyPreviewIdentity(v *verifier, at, depth int) error {
	t, err := v.table("PreviewIdentity", at, depth, 3)
	if err != nil {
		return err
	}
	if err := v.text(t, 0, "transaction", 64, true); err != nil {
		return err
	}
	if err := v.scalar(t, 1, "position", 8); err != nil {
		return err
	}
	return v.data(t, 2, "basis", 64, true)
}

func verifyAuthenticate(v *verifier, at, depth int) error {
	t, err := v.table("Authenticate", at, depth, 4)
	if err != nil {
		return err
	}
	if err := v.data(t, 0, "fingerprint", 32, true); err != nil {
		return err
	}
	if err := v.text(t, 1, "user", 256, true); err != nil {
		return err
	}
	if err := v.text(t, 2, "password", 1024, true); err != nil {
		return err
	}
	return v.text(t, 3, "client", 256, false)
}

func verifyExecute(v *verifier, at, depth int) error {
	t, err := v.table("Execute", at, depth, 6)
	if err != nil {
		return err
	}
	if err := v.text(t, 0, "reference", 64, false); err != nil {
		return err
	}
	if err := v.text(t, 1, "text", 4194304, true); err != nil {
		return err
	}
	if err := v.text(t, 2, "domain", 1024, false); err != nil {
		return err
	}
	if err := v.child(t, 3, "expected_preview", false, verifyPreviewIdentity); err != nil {
		return err
	}
	if err := v.scalar(t, 4, "expected_position", 8); err != nil {
		return err
	}
	return v.scalar(t, 5, "wait_millis", 8)
}

func verifyComplete(v *verifier, at, depth int) error {
	t, err := v.table("Complete", at, depth, 3)
	if err != nil {
		return err
	}
	if err := v.text(t, 0, "text", 4194304, true); err != nil {
		return err
	}
	if err := v.scalar(t, 1, "cursor", 4); err != nil {
		return err
	}
	return v.text(t, 2, "domain", 1024, false)
}

func verifySelectDomain(v *verifier, at, depth int) error {
	t, err := v.table("SelectDomain", at, depth, 1)
	if err != nil {
		return err
	}
	return v.text(t, 0, "domain", 1024, true)
}

func verifyListDomains(v *verifier, at, depth int) error {
	_, err := v.table("ListDomains", at, depth, 0)
	return err
}

func verifyUploadFile(v *verifier, at, depth int) error {
	t, err := v.table("UploadFile", at, depth, 3)
	if err != nil {
		return err
	}
	if err := v.text(t, 0, "path", 1024, true); err != nil {
		return err
	}
	if err := v.scalar(t, 1, "size", 8); err != nil {
		return err
	}
	return v.data(t, 2, "sha256", 32, true)
}

func verifyBeginUpload(v *verifier, at, depth int) error {
	t, err := v.table("BeginUpload", at, depth, 4)
	if err != nil {
		return err
	}
	if err := v.text(t, 0, "reference", 64, false); err != nil {
		return err
	}
	if err := v.text(t, 1, "domain", 1024, false); err != nil {
		return err
	}
	if err := v.text(t, 2, "resource", 1024, true); err != nil {
		return err
	}
	return v.children(t, 3, "files", 65536, true, verifyUploadFile)
}

func verifyUploadPart(v *verifier, at, depth int) error {
	t, err := v.table("UploadPart", at, depth, 1)
	if err != nil {
		return err
	}
	return v.data(t, 0, "bytes", 1048576, true)
}

func verifyEndUpload(v *verifier, at, depth int) error {
	t, err := v.table("EndUpload", at, depth, 1)
	if err != nil {
		return err
	}
	return v.scalar(t, 0, "wait_millis", 8)
}

func verifyCredit(v *verifier, at, depth int) error {
	t, err := v.table("Credit", at, depth, 2)
	if err != nil {
		return err
	}
	if err := v.scalar(t, 0, "subscription", 8); err != nil {
		return err
	}
	return v.scalar(t, 1, "batches", 4)
}

func verifyCancel(v *verifier, at, depth int) error {
	t, err := v.table("Cancel", at, depth, 1)
	if err != nil {
		return err
	}
	return v.scalar(t, 0, "request", 8)
}

func verifyClose(v *verifier, at, depth int) error {
	_, err := v.table("Close", at, depth, 0)
	return err
}

func verifyRequest(v *verifier, at, depth int) error {
	t, err := v.table("Request", at, depth, 3)
	if err != nil {
		return err
	}
	if err := v.scalar(t, 0, "id", 8); err != nil {
		return err
	}
	actionTag, actionAt, err := v.union(t, 1, "action", 11, true)
	if err != nil {
		return err
	}
	switch ActionTag(actionTag) {
	case ActionTagNone:
	case ActionTagAuthenticate:
		if err := verifyAuthenticate(v, actionAt, t.depth-1); err != nil {
			return err
		}
	case ActionTagExecute:
		if err := verifyExecute(v, actionAt, t.depth-1); err != nil {
			return err
		}
	case ActionTagComplete:
		if err := verifyComplete(v, actionAt, t.depth-1); err != nil {
			return err
		}
	case ActionTagSelectDomain:
		if err := verifySelectDomain(v, actionAt, t.depth-1); err != nil {
			return err
		}
	case ActionTagListDomains:
		if err := verifyListDomains(v, actionAt, t.depth-1); err != nil {
			return err
		}
	case ActionTagCredit:
		if err := verifyCredit(v, actionAt, t.depth-1); err != nil {
			return err
		}
	case ActionTagCancel:
		if err := verifyCancel(v, actionAt, t.depth-1); err != nil {
			return err
		}
	case ActionTagClose:
		if err := verifyClose(v, actionAt, t.depth-1); err != nil {
			return err
		}
	case ActionTagBeginUpload:
		if err := verifyBeginUpload(v, actionAt, t.depth-1); err != nil {
			return err
		}
	case ActionTagUploadPart:
		if err := verifyUploadPart(v, actionAt, t.depth-1); err != nil {
			return err
		}
	case ActionTagEndUpload:
		if err := verifyEndUpload(v, actionAt, t.depth-1); err != nil {
			return err
		}
	}
	return nil
}

func verifyFailureField(v *verifier, at, depth int) error {
	t, err := v.table("FailureField", at, depth, 2)
	if err != nil {
		return err
	}
	if err := v.text(t, 0, "name", 256, true); err != nil {
		return err
	}
	return v.text(t, 1, "value", 65536, true)
}

func verifyFailure(v *verifier, at, depth int) error {
	t, err := v.table("Failure", at, depth, 9)
	if err != nil {
		return err
	}
	if err := v.text(t, 0, "code", 256, true); err != nil {
		return err
	}
	if err := v.text(t, 1, "class", 256, false); err != nil {
		return err
	}
	if err := v.text(t, 2, "message", 1048576, true); err != nil {
		return err
	}
	if err := v.text(t, 3, "hint", 65536, false); err != nil {
		return err
	}
	if err := v.text(t, 4, "path", 4096, false); err != nil {
		return err
	}
	if err := v.scalar(t, 5, "span_start", 4); err != nil {
		return err
	}
	if err := v.scalar(t, 6, "span_end", 4); err != nil {
		return err
	}
	if err := v.children(t, 7, "fields", 64, false, verifyFailureField); err != nil {
		return err
	}
	return v.children(t, 8, "causes", 64, false, verifyFailure)
}

func verifySessionLimits(v *verifier, at, depth int) error {
	t, err := v.table("SessionLimits", at, depth, 5)
	if err != nil {
		return err
	}
	if err := v.scalar(t, 0, "frame_bytes", 8); err != nil {
		return err
	}
	if err := v.scalar(t, 1, "commands", 4); err != nil {
		return err
	}
	if err := v.scalar(t, 2, "inspections", 4); err != nil {
		return err
	}
	if err := v.scalar(t, 3, "subscriptions", 4); err != nil {
		return err
	}
	return v.scalar(t, 4, "window", 4)
}

func verifyWelcome(v *verifier, at, depth int) error {
	t, err := v.table("Welcome", at, depth, 5)
	if err != nil {
		return err
	}
	if err := v.text(t, 0, "session", 64, true); err != nil {
		return err
	}
	if err := v.text(t, 1, "server", 256, false); err != nil {
		return err
	}
	if err := v.text(t, 2, "node", 1024, false); err != nil {
		return err
	}
	if err := v.data(t, 3, "fingerprint", 32, true); err != nil {
		return err
	}
	return v.child(t, 4, "limits", true, verifySessionLimits)
}

func verifyRefused(v *verifier, at, depth int) error {
	t, err := v.table("Refused", at, depth, 1)
	if err != nil {
		return err
	}
	return v.child(t, 0, "failure", true, verifyFailure)
}

func verifyRedirection(v *verifier, at, depth int) error {
	t, err := v.table("Redirection", at, depth, 2)
	if err != nil {
		return err
	}
	if err := v.text(t, 0, "leader", 1024, false); err != nil {
		return err
	}
	return v.text(t, 1, "endpoint", 4096, false)
}

func verifyTransactionStatus(v *verifier, at, depth int) error {
	t, err := v.table("TransactionStatus", at, depth, 5)
	if err != nil {
		return err
	}
	if err := v.text(t, 0, "id", 64, true); err != nil {
		return err
	}
	if err := v.text(t, 1, "domain", 1024, true); err != nil {
		return err
	}
	if err := v.number(t, 2, "state", 6, ProblemUnknown); err != nil {
		return err
	}
	if err := v.scalar(t, 3, "pending", 8); err != nil {
		return err
	}
	return v.child(t, 4, "preview", false, verifyPreviewIdentity)
}

func verifyDomainSelection(v *verifier, at, depth int) error {
	t, err := v.table("DomainSelection", at, depth, 1)
	if err != nil {
		return err
	}
	return v.text(t, 0, "domain", 1024, false)
}

func verifyColumn(v *verifier, at, depth int) error {
	t, err := v.table("Column", at, depth, 3)
	if err != nil {
		return err
	}
	if err := v.text(t, 0, "name", 1024, true); err != nil {
		return err
	}
	if err := v.text(t, 1, "type", 1024, false); err != nil {
		return err
	}
	return v.texts(t, 2, "cells", 1048576, false)
}

func verifyTable(v *verifier, at, depth int) error {
	t, err := v.table("Table", at, depth, 2)
	if err != nil {
		return err
	}
	if err := v.scalar(t, 0, "rows", 4); err != nil {
		return err
	}
	return v.children(t, 1, "columns", 1024, false, verifyColumn)
}

func verifyResult(v *verifier, at, depth int) error {
	t, err := v.table("Result", at, depth, 16)
	if err != nil {
		return err
	}
	if err := v.text(t, 0, "reference", 64, false); err != nil {
		return err
	}
	if err := v.number(t, 1, "disposition", 11, ProblemUnknown); err != nil {
		return err
	}
	if err := v.texts(t, 2, "lines", 1048576, false); err != nil {
		return err
	}
	if err := v.child(t, 3, "table", false, verifyTable); err != nil {
		return err
	}
	if err := v.number(t, 4, "quiesce", 4, ProblemUnknown); err != nil {
		return err
	}
	if err := v.number(t, 5, "already_existed", 2, ProblemText); err != nil {
		return err
	}
	if err := v.child(t, 6, "transaction", false, verifyTransactionStatus); err != nil {
		return err
	}
	if err := v.child(t, 7, "selection", false, verifyDomainSelection); err != nil {
		return err
	}
	if err := v.children(t, 8, "failures", 1024, false, verifyFailure); err != nil {
		return err
	}
	if err := v.number(t, 9, "unknown_cause", 6, ProblemUnknown); err != nil {
		return err
	}
	if err := v.number(t, 10, "conflict", 5, ProblemUnknown); err != nil {
		return err
	}
	if err := v.child(t, 11, "redirect", false, verifyRedirection); err != nil {
		return err
	}
	if err := v.child(t, 12, "expected_preview", false, verifyPreviewIdentity); err != nil {
		return err
	}
	if err := v.child(t, 13, "current_preview", false, verifyPreviewIdentity); err != nil {
		return err
	}
	if err := v.text(t, 14, "document", 16777216, false); err != nil {
		return err
	}
	return v.number(t, 15, "wants_content", 2, ProblemText)
}

func verifyCompletion(v *verifier, at, depth int) error {
	t, err := v.table("Completion", at, depth, 3)
	if err != nil {
		return err
	}
	if err := v.text(t, 0, "text", 65536, true); err != nil {
		return err
	}
	if err := v.number(t, 1, "kind", 3, ProblemUnknown); err != nil {
		return err
	}
	return v.text(t, 2, "detail", 4096, false)
}

func verifyCompletions(v *verifier, at, depth int) error {
	t, err := v.table("Completions", at, depth, 3)
	if err != nil {
		return err
	}
	if err := v.scalar(t, 0, "replace_start", 4); err != nil {
		return err
	}
	if err := v.scalar(t, 1, "replace_end", 4); err != nil {
		return err
	}
	return v.children(t, 2, "items", 4096, false, verifyCompletion)
}

func verifyDomain(v *verifier, at, depth int) error {
	t, err := v.table("Domain", at, depth, 3)
	if err != nil {
		return err
	}
	if err := v.text(t, 0, "name", 1024, true); err != nil {
		return err
	}
	if err := v.text(t, 1, "status", 64, false); err != nil {
		return err
	}
	return v.text(t, 2, "pace", 64, false)
}

func verifyDomains(v *verifier, at, depth int) error {
	t, err := v.table("Domains", at, depth, 1)
	if err != nil {
		return err
	}
	return v.children(t, 0, "domains", 65536, false, verifyDomain)
}

func verifySubscriptionOpened(v *verifier, at, depth int) error {
	t, err := v.table("SubscriptionOpened", at, depth, 5)
	if err != nil {
		return err
	}
	if err := v.scalar(t, 0, "subscription", 8); err != nil {
		return err
	}
	if err := v.text(t, 1, "name", 1024, true); err != nil {
		return err
	}
	if err := v.text(t, 2, "domain", 1024, true); err != nil {
		return err
	}
	if err := v.text(t, 3, "relay", 1024, true); err != nil {
		return err
	}
	return v.number(t, 4, "delivery", 2, ProblemUnknown)
}

func verifyBranchRun(v *verifier, at, depth int) error {
	t, err := v.table("BranchRun", at, depth, 2)
	if err != nil {
		return err
	}
	if err := v.text(t, 0, "key", 1048576, true); err != nil {
		return err
	}
	return v.scalar(t, 1, "rows", 4)
}

func verifySubscriptionRows(v *verifier, at, depth int) error {
	t, err := v.table("SubscriptionRows", at, depth, 6)
	if err != nil {
		return err
	}
	if err := v.scalar(t, 0, "subscription", 8); err != nil {
		return err
	}
	if err := v.text(t, 1, "name", 1024, true); err != nil {
		return err
	}
	if err := v.text(t, 2, "relay", 1024, true); err != nil {
		return err
	}
	if err := v.data(t, 3, "arrow", 268435456, true); err != nil {
		return err
	}
	if err := v.children(t, 4, "branches", 1048576, false, verifyBranchRun); err != nil {
		return err
	}
	return v.scalar(t, 5, "dropped", 8)
}

func verifySubscriptionClosed(v *verifier, at, depth int) error {
	t, err := v.table("SubscriptionClosed", at, depth, 6)
	if err != nil {
		return err
	}
	if err := v.scalar(t, 0, "subscription", 8); err != nil {
		return err
	}
	if err := v.text(t, 1, "name", 1024, true); err != nil {
		return err
	}
	if err := v.number(t, 2, "reason", 5, ProblemUnknown); err != nil {
		return err
	}
	if err := v.text(t, 3, "text", 65536, false); err != nil {
		return err
	}
	if err := v.scalar(t, 4, "dropped", 8); err != nil {
		return err
	}
	return v.child(t, 5, "failure", false, verifyFailure)
}

func verifyNotice(v *verifier, at, depth int) error {
	t, err := v.table("Notice", at, depth, 7)
	if err != nil {
		return err
	}
	if err := v.number(t, 0, "severity", 3, ProblemUnknown); err != nil {
		return err
	}
	if err := v.scalar(t, 1, "unix_nanos", 8); err != nil {
		return err
	}
	if err := v.text(t, 2, "text", 1048576, true); err != nil {
		return err
	}
	if err := v.text(t, 3, "code", 256, false); err != nil {
		return err
	}
	if err := v.text(t, 4, "domain", 1024, false); err != nil {
		return err
	}
	if err := v.text(t, 5, "node", 1024, false); err != nil {
		return err
	}
	return v.scalar(t, 6, "dropped", 8)
}

func verifyBye(v *verifier, at, depth int) error {
	t, err := v.table("Bye", at, depth, 3)
	if err != nil {
		return err
	}
	if err := v.number(t, 0, "reason", 4, ProblemUnknown); err != nil {
		return err
	}
	if err := v.text(t, 1, "text", 65536, false); err != nil {
		return err
	}
	return v.child(t, 2, "failure", false, verifyFailure)
}

func verifyEvent(v *verifier, at, depth int) error {
	t, err := v.table("Event", at, depth, 3)
	if err != nil {
		return err
	}
	if err := v.scalar(t, 0, "request", 8); err != nil {
		return err
	}
	reportTag, reportAt, err := v.union(t, 1, "report", 10, true)
	if err != nil {
		return err
	}
	switch ReportTag(reportTag) {
	case ReportTagNone:
	case ReportTagWelcome:
		if err := verifyWelcome(v, reportAt, t.depth-1); err != nil {
			return err
		}
	case ReportTagRefused:
		if err := verifyRefused(v, reportAt, t.depth-1); err != nil {
			return err
		}
	case ReportTagResult:
		if err := verifyResult(v, reportAt, t.depth-1); err != nil {
			return err
		}
	case ReportTagCompletions:
		if err := verifyCompletions(v, reportAt, t.depth-1); err != nil {
			return err
		}
	case ReportTagDomains:
		if err := verifyDomains(v, reportAt, t.depth-1); err != nil {
			return err
		}
	case ReportTagSubscriptionOpened:
		if err := verifySubscriptionOpened(v, reportAt, t.depth-1); err != nil {
			return err
		}
	case ReportTagSubscriptionRows:
		if err := verifySubscriptionRows(v, reportAt, t.depth-1); err != nil {
			return err
		}
	case ReportTagSubscriptionClosed:
		if err := verifySubscriptionClosed(v, reportAt, t.depth-1); err != nil {
			return err
		}
	case ReportTagNotice:
		if err := verifyNotice(v, reportAt, t.depth-1); err != nil {
			return err
		}
	case ReportTagBye:
		if err := verifyBye(v, reportAt, t.depth-1); err != nil {
			return err
		}
	}
	return nil
}

func verifyFrame(v *verifier, at, depth int) error {
	t, err := v.table("Frame", at, depth, 2)
	if err != nil {
		return err
	}
	bodyTag, bodyAt, err := v.union(t, 0, "body", 2, true)
	if err != nil {
		return err
	}
	switch BodyTag(bodyTag) {
	case BodyTagNone:
	case BodyTagRequest:
		if err := verifyRequest(v, bodyAt, t.depth-1); err != nil {
			return err
		}
	case BodyTagEvent:
		if err := verifyEvent(v, bodyAt, t.depth-1); err != nil {
			return err
		}
	}
	return nil
}
