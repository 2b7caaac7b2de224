import { de, withArticle } from '../../../../platform/spanish.ts'
import type { words as en } from '../../en/state/page.ts'

export const words: typeof en = {
  title: (state, funding, brand) => `Fondos para la renta en ${withArticle(state)}: ${funding} | ${brand}`,
  description: (state, funding, rent) =>
    `Fondos para la renta de ${funding} en ${withArticle(state)}, un préstamo, donde la ${rent}. Ayuda después de mal crédito, desalojos o contratos de renta rotos.`,
  descriptionUnknown: (state, funding) =>
    `Fondos para la renta de ${funding} en ${withArticle(state)}, un préstamo, y ayuda con la aprobación después de mal crédito, desalojos, contratos de renta rotos o antecedentes.`,
  badge: (state) => `Fondos para la renta: ${state}`,
  heading: (state) => `Una segunda llave en ${withArticle(state)}`,
  lead: (state, people, rent, towns) =>
    `El censo de 2020 contó ${people} en ${state}, y su ${rent}. De sus pueblos y ciudades, ${towns} tienen una página aquí.`,
  leadUnknown: (state) =>
    `Ayudamos a inquilinos con fondos y aprobación después de un no. No tenemos cifras ${de(withArticle(state))}.`,
  funding: 'Fondos',
  approvalIn: (state) => `Tasa de aprobación en ${withArticle(state)}`,
  approvalEverywhere: 'Tasa de aprobación, todos los estados',
  rateIn: (state) => ` en ${withArticle(state)}`,
  applicationFee: 'Cargo de solicitud',
  cities: (state) => `Ciudades principales de ${state}`,
  city: (people, rent) => (rent ? `${people}, ${rent}` : people),
  viewFunding: (city) => `Ver fondos en ${city}`,
  vouchers: (state) => `Vales de vivienda (vouchers) en ${state}`,
  fees: (applicationFee, successFee) =>
    `El cargo de solicitud es ${applicationFee}. El cargo por éxito es ${successFee} y se paga solo después de la aprobación.`,
  nextDoor: (state) => `La próxima puerta puede estar en ${withArticle(state)}.`,
  start: 'Empiece su solicitud ahora',
  towns: {
    heading: (state) => `Pueblos cercanos en ${state}`,
    lead: (miles) =>
      `Cada uno bajo la ciudad principal que le queda más cerca, a menos de ${miles} y el más cercano primero.`,
    near: (city) => `Cerca de ${city}`,
    farther: 'Más lejos',
    way: (miles) => `a ${miles}`,
    from: (miles, city) => `a ${miles} de ${city}`,
  },
}
