import { bannerMeaning } from '../claims/meanings.ts'
import { bannerText, isFundingOffer, type Site } from '../site/site.ts'
import { Kept } from '../ui/kept.tsx'
import { Style } from '../ui/style.tsx'
import css from './promo-banner.css?inline'
import { useSite } from './use-site.ts'

export function PromoBanner() {
  const site = useSite()
  return (
    <Kept as="div" className="promo onDoor" of={site} name="banner">
      {() => <Inside site={site} />}
    </Kept>
  )
}

function Inside({ site }: { site: Site }) {
  const text = bannerText(site)
  return (
    <>
      <Style name="promo-banner" css={css} layer="page" />
      <div className="wrap">
        <div>
          <p>{text}</p>
          {isFundingOffer(text) && <p className="means">{bannerMeaning(site.claims)}</p>}
        </div>
        <a href="/#qualification">Check Eligibility</a>
      </div>
    </>
  )
}
