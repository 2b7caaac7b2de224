import { callHref, type Site } from '../site/site.ts'
import { socialLinks } from '../site/social-links.ts'
import { BrandLink } from '../ui/art/brand-mark.tsx'
import { EqualHousing } from '../ui/art/equal-housing.tsx'
import { CachedFragment } from '../ui/cached-fragment.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { Style } from '../ui/style.tsx'
import { type NavLink, navLinks, popularStates } from './links.ts'
import { PromoBanner } from './promo-banner.tsx'
import css from './site-footer.css?inline'
import { useSite } from './use-site.ts'
import { layoutWords } from './words.ts'

export function SiteFooter() {
  const site = useSite()
  return (
    <CachedFragment as="footer" className="foot sunk" of={site} name="footer">
      {() => <Inside site={site} />}
    </CachedFragment>
  )
}

function Inside({ site }: { site: Site }) {
  const words = layoutWords[site.language].footer
  const links = navLinks(site.language)
  return (
    <>
      <Style name="site-footer" css={css} layer="page" />
      <PromoBanner />
      <div className="wrap">
        <div className="cols">
          <div className="who">
            <BrandLink name={site.brand} />
            <p className="soft">{words.about}</p>
            <a href={callHref(site)}>{site.phone}</a>
            <br />
            <a href={`mailto:${site.email}`}>{site.email}</a>
            {site.postalAddress && <p className="soft">{site.postalAddress}</p>}
            <SocialLinks label={words.elsewhere} links={socialLinks(site.social)} />
          </div>
          <FooterList title={words.help} links={links.help} />
          <FooterList title={words.services} links={links.services} />
          <FooterList title={words.popularStates} links={popularStates} />
          <FooterList title={words.programs} links={links.programs} />
        </div>
        <div className="law">
          <p className="eho">
            <EqualHousing />
            {words.equalHousing}
          </p>
          {links.legal.map(({ href, label }) => (
            <PageLink key={href} href={href}>
              {label}
            </PageLink>
          ))}
          <p>{words.copyright(site.copyrightYear, site.brand)}</p>
        </div>
      </div>
    </>
  )
}

function SocialLinks({ label: name, links }: { label: string; links: NavLink[] }) {
  if (links.length === 0) return null
  return (
    <ul className="social" aria-label={name}>
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
            <PageLink href={href}>{label}</PageLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
