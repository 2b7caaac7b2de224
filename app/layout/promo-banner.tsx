import { bannerMeaning } from '../claims/meanings.ts'
import { bannerText, isFundingOffer } from '../site/site.ts'
import { Style } from '../ui/style.tsx'
import css from './promo-banner.css?inline'
import { useSite } from './use-site.ts'

export function PromoBanner() {
  const site = useSite()
  const text = bannerText(site)
  return (
    <div className="promo onDoor">
      <Style name="promo-banner" css={css} layer="page" />
      <div className="wrap">
        <div>
          <p>{text}</p>
          {isFundingOffer(text) && <p className="means">{bannerMeaning(site.claims)}</p>}
        </div>
        <a href="/#qualification">Check Eligibility</a>
      </div>
    </div>
  )
}
