import { islandFiles } from 'virtual:island-files'
import loaderUrls from 'virtual:island-loader'
import type { ComponentType } from 'react'
import { useLanguage } from './language.ts'

/** Every island has a loader under its name in app/islands/registry.ts. */
export type IslandName =
  | 'wizard'
  | 'story-form'
  | 'copy-button'
  | 'apply-form'
  | 'told-no'
  | 'letters'
  | 'checklist'
  | 'budget'

type Props<Own extends JsonProps> = {
  name: IslandName
  component: ComponentType<Own>
  props: Own
}

/** Only what survives JSON may cross from the server to the browser. */
type JsonProps = Record<string, Json>
type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json }

/**
 * The one way a public page gets interactive React: rendered on the server in place, hydrated alone
 * in the browser. `props` are public: they stand in the HTML for everyone to read.
 */
export function Island<Own extends JsonProps>({ name, component: Component, props }: Props<Own>) {
  return (
    <>
      <IslandLoader />
      <div
        data-island={name}
        data-files={islandFiles[useLanguage()][name]?.join(' ')}
        data-props={JSON.stringify(props)}
      >
        <Component {...props} />
      </div>
    </>
  )
}

/** Once on a page, however often it is asked for. */
export function IslandLoader() {
  return <script async type="module" src={loaderUrls[useLanguage()]} />
}
