import loaderUrl from 'virtual:island-loader'
import type { ComponentType } from 'react'
import type { IslandName, IslandProps } from './registry.ts'

type Props<Name extends IslandName> = {
  name: Name
  component: ComponentType<IslandProps<Name>>
  props: IslandProps<Name> & JsonProps
}

/** Only what survives JSON may cross from the server to the browser. */
type JsonProps = Record<string, Json>
type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json }

/**
 * The one way a public page gets interactive React: drawn on the server in place, woken alone
 * in the browser. `props` are public: they stand in the HTML for everyone to read.
 */
export function Island<Name extends IslandName>({ name, component: Component, props }: Props<Name>) {
  return (
    <>
      <script async type="module" src={loaderUrl} />
      <div data-island={name} data-props={JSON.stringify(props)}>
        <Component {...props} />
      </div>
    </>
  )
}
