import baseCss from './base.css?inline'
import { Style } from './style.tsx'
import { tokensCss } from './tokens.ts'

/** First thing in <head> of every document: it fixes the order of the layers. */
export function BaseStyle() {
  return (
    <>
      <Style name="tokens" css={tokensCss} layer="tokens" />
      <Style name="base" css={baseCss} layer="base" />
    </>
  )
}
