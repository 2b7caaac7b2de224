import { bannerMeaning } from '../claims/meanings.ts'
import { bannerText, isFundingOffer, type Site } from '../site/site.ts'
import { CachedFragment } from '../ui/cached-fragment.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { Style } from '../ui/style.tsx'
import css from './promo-banner.css?inline'
import { useSite } from './use-site.ts'
import { layoutWords } from './words.ts'

export function PromoBanner() {
  const site = useSite()
  return (
    <CachedFragment as="div" className="promo onDoor" of={site} name="banner">
      {() => <Inside site={site} />}
    </CachedFragment>
  )
}

function Inside({ site }: { site: Site }) {
  const text = bannerText(site)
  const words = layoutWords[site.language]
  return (
    <>
      <Style name="promo-banner" css={css} layer="page" />
      <div className="wrap">
        <div>
          <p lang={site.bannerIn}>{text}</p>
          {isFundingOffer(text) && <p className="means">{bannerMeaning(site.claims)}</p>}
        </div>
        <PageLink href="/#qualification">{words.checkEligibility}</PageLink>
      </div>
    </>
  )
}
