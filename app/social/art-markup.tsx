import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { SocialArt, SocialDrawing } from '../site/social-picture.ts'
import { BrandMark } from '../ui/art/brand-mark.tsx'
import { HeroDoor } from '../ui/art/hero-door.tsx'
import { HeroHooks } from '../ui/art/hero-hooks.tsx'
import { HeroKit } from '../ui/art/hero-kit.tsx'
import { HeroOffice } from '../ui/art/hero-office.tsx'
import { HeroStreet } from '../ui/art/hero-street.tsx'
import { HeroWindows } from '../ui/art/hero-windows.tsx'
import { LetterSlot } from '../ui/art/letter-slot.tsx'
import { OpenDoor } from '../ui/art/open-door.tsx'
import { cityKey } from '../ui/art/skyline.ts'
import lightTokens from '../ui/tokens.css?raw'
import artTokens from '../ui/tokens-art.css?raw'

const drawings: Record<SocialDrawing, ReactNode> = {
  door: <HeroDoor label="" />,
  street: <HeroStreet label="" />,
  office: <HeroOffice label="" />,
  kit: <HeroKit label="" />,
  hooks: <HeroHooks label="" />,
  windows: <HeroWindows label="" />,
  openDoor: <OpenDoor />,
  letterSlot: <LetterSlot />,
  keyhole: <BrandMark />,
}

const drawn = new Map<SocialDrawing, string>()

/** The site's own drawings as they stand on its pages, still in the names of the colours. */
export function artMarkup(art: SocialArt): string {
  if (art.kind === 'photo') return ''
  if (art.kind === 'skyline') return skylineMarkup(art.slug)
  const known = drawn.get(art.drawing) ?? withoutStyles(renderToStaticMarkup(drawings[art.drawing]))
  drawn.set(art.drawing, known)
  return known
}

function withoutStyles(markup: string) {
  return markup.replaceAll(/<style[^>]*>.*?<\/style>/gs, '')
}

/** As the stylesheet of the city key paints it. */
function skylineMarkup(slug: string) {
  const { bow, roofs, windows } = cityKey(slug)
  return [
    `<path fill="var(--door-deep)" opacity=".75" transform="translate(960) scale(-1.25 .82)" d="${roofs}"/>`,
    `<path fill="var(--key)" fill-rule="evenodd" d="${bow}"/>`,
    `<path fill="var(--key)" fill-rule="evenodd" d="${roofs}"/>`,
    `<path fill="none" stroke="var(--art-engrave)" stroke-width="2" stroke-dasharray="3.5 2.5" d="${windows}"/>`,
    '<path fill="none" stroke="var(--key-deep)" stroke-width="3" d="M120 14H812"/>',
  ].join('')
}

const [artLight] = artTokens.split(':root.dark')

/** The colours of the light theme by their names: a shared picture has no theme of its reader. */
export const artColors: Record<string, string> = Object.fromEntries(
  [...`${lightTokens}${artLight}`.matchAll(/(--[\w-]+):\s*(#[\da-f]{3,8}|transparent)\b/g)].map(
    ([, name, color]) => [name, color],
  ),
)
