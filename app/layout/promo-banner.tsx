import { bannerText } from '../site/site.ts'
import { Style } from '../ui/style.tsx'
import css from './promo-banner.css?inline'
import { useSite } from './use-site.ts'

export function PromoBanner() {
  const site = useSite()
  return (
    <div className="promo onDoor">
      <Style name="promo-banner" css={css} layer="page" />
      <div className="wrap">
        <p>{bannerText(site)}</p>
        <a href="/#qualification">Check Eligibility</a>
      </div>
    </div>
  )
}
