package registry

import (
	"slices"
	"strconv"

	"nervix/generated/failure"
	"nervix/generated/model"
)

// Intake is one served path of one host.
type Intake struct {
	Domain   string
	Endpoint string
	Host     string
	Path     string
}

// Intakes lists the intake routes that the endpoints of the graph declare, in the order of the
// endpoints and of the host names.
func (g *Graph) Intakes() []Intake {
	var intakes []Intake
	for _, m := range g.Models() {
		if endpoint, ok := m.(*model.Endpoint); ok {
			for _, host := range g.hosts(endpoint) {
				intakes = append(intakes, Intake{Domain: g.domain, Endpoint: endpoint.Name, Host: host, Path: endpoint.Path})
			}
		}
	}
	return intakes
}

func (g *Graph) hosts(endpoint *model.Endpoint) []string {
	vhost, ok := g.models.get(model.Key{Kind: model.KindVhost, Name: endpoint.Vhost}).(*model.Vhost)
	if !ok {
		return nil
	}
	return vhost.Hosts
}

// collisions reports host names and paths that are bound twice: host names within the domain,
// host and path together also across domains. The models that the batch touched are at fault, so
// that nothing is to do unless it touched one.
func (b *batch) collisions() {
	if !slices.ContainsFunc(b.order, func(key model.Key) bool { return b.touched[key] && bindsIntake(key) }) {
		return
	}
	var settled []model.Key
	for key := range b.models.all() {
		if bindsIntake(key) && !b.touched[key] {
			settled = append(settled, key)
		}
	}
	slices.SortFunc(settled, CompareKeys)
	hosts, paths := map[string]bool{}, map[[2]string]bool{}
	for _, key := range append(settled, b.order...) {
		switch m := b.models.get(key).(type) {
		case *model.Vhost:
			b.hostCollisions(m, hosts)
		case *model.Endpoint:
			b.pathCollisions(m, paths)
		}
	}
}

func bindsIntake(key model.Key) bool {
	return key.Kind == model.KindVhost || key.Kind == model.KindEndpoint
}

func (b *batch) hostCollisions(m *model.Vhost, taken map[string]bool) {
	for i, host := range m.Hosts {
		if taken[host] && !slices.Contains(m.Hosts[:i], host) {
			b.add(violated(m.ModelKey(), "hosts["+strconv.Itoa(i)+"]", &failure.EndpointCollision{
				Subject: "host name", Value: host, Domain: b.base.domain,
			}))
		}
		taken[host] = true
	}
}

func (b *batch) pathCollisions(m *model.Endpoint, taken map[[2]string]bool) {
	domain := ""
	if taken[[2]string{m.Vhost, m.Path}] {
		domain = b.base.domain
	}
	taken[[2]string{m.Vhost, m.Path}] = true
	for _, host := range b.graph.hosts(m) {
		for _, intake := range b.options.Intakes {
			if intake.Domain != b.base.domain && intake.Host == host && intake.Path == m.Path {
				domain = intake.Domain
			}
		}
	}
	if domain != "" {
		b.add(violated(m.ModelKey(), "path", &failure.EndpointCollision{Subject: "endpoint path", Value: m.Path, Domain: domain}))
	}
}
