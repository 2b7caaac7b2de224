import type { Language } from '../platform/language.ts'
import baseCss from './base.css?inline'
import keyedCss from './keyed.css?inline'
import { Style } from './style.tsx'
import { accentsCss, tokensCss } from './tokens.ts'
import artCss from './tokens-art.css?inline'

/** First thing in <head> of every document: it fixes the order of the layers. */
export function BaseStyle({ language }: { language: Language }) {
  return (
    <>
      <Style name="tokens" css={tokensCss} layer="tokens" />
      {language !== 'en' && <Style name="accents" css={accentsCss} layer="tokens" />}
      <Style name="base" css={baseCss} layer="base" />
    </>
  )
}

/** For every document as well, but not for its first sight: a page with a sheet gets it from there. */
export function LateStyle() {
  return (
    <>
      <Style name="tokens-art" css={artCss} layer="tokens" />
      <Style name="keyed" css={keyedCss} layer="base" />
    </>
  )
}
