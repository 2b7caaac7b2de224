import type { words as en } from '../en/page.tsx'

export const words: typeof en = {
  program: (name, costs) => (
    <>
      ¿Prefiere hacerlo con ayuda? En nuestro {name} hablamos con los arrendadores por usted. Eso cuesta
      dinero, esta página no: {costs}
    </>
  ),
  sources: (read) =>
    `Datos generales. Ley federal, leída el ${read}; ley estatal con el día en que se revisó. Su estado o ciudad le puede dar más tiempo o más derechos.`,
  plainText: (link) => <>Todas las cartas como texto simple: {link('página de cartas')}.</>,
}
