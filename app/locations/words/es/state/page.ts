import { isZero } from '../../../../claims/claims.ts'
import { de } from '../../../../platform/spanish.ts'
import { withArticle } from '../../../../platform/us-states.ts'
import type { words as en } from '../../en/state/page.ts'

export const words: typeof en = {
  title: (state, funding) => `Fondos para la renta en ${withArticle(state, 'es')}: ${funding}`,
  description: (state, funding, rent) =>
    `Fondos para la renta en ${withArticle(state, 'es')}: un préstamo de ${funding}. Allí, la ${rent}.`,
  helpAfter: [
    'Ayuda con mal crédito, desalojos o contratos de renta incumplidos.',
    'Ayuda con mal crédito o desalojos.',
  ],
  descriptionUnknown: (state, funding) =>
    `Fondos de ${funding} para la renta en ${withArticle(state, 'es')}: son un préstamo. También ayuda con la aprobación si tiene mal crédito, desalojos, contratos de renta incumplidos o antecedentes.`,
  badge: (state) => `Fondos para la renta: ${state}`,
  heading: (state) => `Una segunda llave en ${withArticle(state, 'es')}`,
  lead: (state, people, rent, towns) =>
    `El censo de 2020 contó ${people} en ${state}, y su ${rent}. De sus pueblos y ciudades, ${towns} tienen una página aquí.`,
  leadUnknown: (state) =>
    `Ayudamos a inquilinos con fondos y aprobación después de un no. No tenemos cifras ${de(withArticle(state, 'es'))}.`,
  leadByCity: (state, city) =>
    `Ayudamos a inquilinos con fondos y aprobación después de un no. Las cifras ${de(withArticle(state, 'es'))} están en la página de ${city}.`,
  funding: 'Fondos',
  approvalIn: (state) => `Tasa de aprobación en ${withArticle(state, 'es')}`,
  approvalEverywhere: 'Tasa de aprobación, todos los estados',
  rateIn: (state) => ` en ${withArticle(state, 'es')}`,
  applicationFee: 'Cargo de solicitud',
  cities: (state) => `Ciudades principales ${de(state)}`,
  city: (people, rent) => (rent ? `${people}, ${rent}` : people),
  viewFunding: (city) => `Ver fondos en ${city}`,
  vouchers: (state) => `Vales de vivienda (vouchers) en ${state}`,
  fees: (claims) =>
    `${isZero(claims, 'applicationFee') ? 'No hay cargo de solicitud' : `El cargo de solicitud es de ${claims.applicationFee}`}. El cargo por éxito es de ${claims.successFee} y se paga solo después de la aprobación.`,
  nextDoor: (state) => `La próxima puerta puede estar en ${withArticle(state, 'es')}.`,
  start: 'Empiece su solicitud ahora',
  towns: {
    heading: (state) => `Lugares cercanos en ${state}`,
    lead: (miles) =>
      `Cada uno bajo la ciudad principal que le queda más cerca, a menos de ${miles} y el más cercano primero.`,
    near: (city) => `Cerca de ${city}`,
    farther: 'Más lejos',
    way: (miles) => `a ${miles}`,
    from: (miles, city) => `a ${miles} de ${city}`,
  },
}
