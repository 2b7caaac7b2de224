import { countScript, speculationRules, themeScript } from './inline-scripts.ts'

/**
 * The inline scripts of every page: the theme before the first paint, and which links to fetch ahead. Public
 * pages also count the links that are followed.
 */
export function PageScripts({ isPublic }: { isPublic: boolean }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants, allowed by their hash */}
      <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      {isPublic && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: constants, allowed by their hash
        <script dangerouslySetInnerHTML={{ __html: countScript }} />
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants, allowed by their hash */}
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
    </>
  )
}
