import type { ReactNode } from 'react'

export const words = {
  /** `kit` is a link, `costs` its whole price. */
  program: (kit: ReactNode, costs: string) => (
    <>
      Papers in hand and still no yes? There is a {kit}. This page is free, the kit is not: {costs}
    </>
  ),
  sources:
    'No landlord asks for all of this. Ask which papers they want. Never give a Social Security card or a bank password to someone you have not met.',
}
