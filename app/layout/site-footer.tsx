import { phoneHref, type Site } from '../site/site.ts'
import { socialLinks } from '../site/social-links.ts'
import { BrandLink } from '../ui/art/brand-mark.tsx'
import { EqualHousing } from '../ui/art/equal-housing.tsx'
import { Kept } from '../ui/kept.tsx'
import { Style } from '../ui/style.tsx'
import { helpLinks, legalLinks, type NavLink, popularStates, programLinks, serviceLinks } from './links.ts'
import { PromoBanner } from './promo-banner.tsx'
import css from './site-footer.css?inline'
import { useSite } from './use-site.ts'

export function SiteFooter() {
  const site = useSite()
  return (
    <Kept as="footer" className="foot sunk" of={site} name="footer">
      {() => <Inside site={site} />}
    </Kept>
  )
}

function Inside({ site }: { site: Site }) {
  return (
    <>
      <Style name="site-footer" css={css} layer="page" />
      <PromoBanner />
      <div className="wrap">
        <div className="cols">
          <div className="who">
            <BrandLink name={site.brand} />
            <p className="soft">
              Help with rental approval and funding for people with bad credit, evictions, broken leases or a
              criminal background.
            </p>
            <a href={phoneHref(site)}>{site.phone}</a>
            <br />
            <a href={`mailto:${site.email}`}>{site.email}</a>
            <SocialLinks links={socialLinks(site.social)} />
          </div>
          <FooterList title="Free help" links={helpLinks} />
          <FooterList title="Services" links={serviceLinks} />
          <FooterList title="Popular states" links={popularStates} />
          <FooterList title="Programs" links={programLinks} />
        </div>
        <div className="law">
          <p className="eho">
            <EqualHousing />
            Equal housing opportunity. We help every renter without regard to race, color, religion, sex,
            disability, familial status or national origin.
          </p>
          {legalLinks.map(({ href, label }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
          <p>
            © {site.copyrightYear} {site.brand}. Place data © GeoNames, CC BY 4.0
          </p>
        </div>
      </div>
    </>
  )
}

function SocialLinks({ links }: { links: NavLink[] }) {
  if (links.length === 0) return null
  return (
    <ul className="social" aria-label="Elsewhere">
      {links.map(({ href, label }) => (
        <li key={label}>
          <a href={href} rel="me noopener">
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

function FooterList({ title, links }: { title: string; links: NavLink[] }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={label}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
