import { speculationRules, themeScript } from '../inline-scripts.ts'

/** The inline scripts of every page: the theme before the first paint, and which links to fetch ahead. */
export function PageScripts() {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants, allowed by their hash */}
      <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants, allowed by their hash */}
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
    </>
  )
}
