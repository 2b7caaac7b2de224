import { formHref, phoneHref, type Site } from '../content/site.ts'
import { HeroDoor } from '../ui/art/hero-door.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Style } from '../ui/style.tsx'
import css from './home-hero.css?inline'

export function HomeHero({ site }: { site: Site }) {
  const { claims } = site
  return (
    <section className="hero">
      <Style name="home-hero" css={css} layer="page" />
      <div className="wrap">
        <div className="say">
          <h1>A second key for renters who were told no.</h1>
          <p className="lead">
            Bad credit, an eviction, a broken lease, a record: we help you get approved for a home, and find{' '}
            <b>{claims.fundingRange}</b> to move in.
          </p>
          <div className="actions">
            <ButtonLink href="#qualification">Check If You Qualify</ButtonLink>
            <ButtonLink variant="line" external href={formHref(site, 'funding')}>
              Apply Now - {claims.applicationFee}
            </ButtonLink>
          </div>
          <dl className="cost">
            <dt>Application fee</dt>
            <dd>{claims.applicationFee}</dd>
            <dt>Success fee</dt>
            <dd>{claims.successFee}, only after approval</dd>
            <dt>Questions?</dt>
            <dd>
              <a href={phoneHref(site)}>{site.phone}</a>
            </dd>
          </dl>
        </div>
        <HeroDoor
          className="art"
          label="A tall brass key stands beside a green front door with the number 2."
        />
      </div>
    </section>
  )
}
