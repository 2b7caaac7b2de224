import { isZero } from '../../../claims/claims.ts'
import type { words as en } from '../en/terms.ts'

type Words = typeof en

const fullService: Words['fullService'] = {
  signUp: 'Inscríbase en línea',
  fees: {
    heading: 'Dos cargos nuestros, y cuándo se pagan',
    lead: 'Uno antes de empezar. Otro después de que un arrendador diga que sí. El plan de protección se paga a otra compañía.',
    one: {
      heading: 'Un cargo nuestro, y cuándo se paga',
      lead: 'Se paga después de que un arrendador dice que sí. El plan de protección se paga a otra compañía.',
      terms: 'sin cargo inicial',
    },
    comesBack: (rule) => `Qué se devuelve: ${rule}`,
    setup: {
      title: 'Cargo inicial',
      terms: (claims) =>
        `por cada adulto (mayor de ${claims.feeAge} años); se paga antes de empezar el servicio`,
      points: [
        'Un encargado para su caso',
        'Hablamos con los arrendadores por usted',
        'Le buscamos propiedades',
        'Ayuda con cada solicitud',
      ],
    },
    placement: {
      title: 'Cargo de colocación',
      terms: (claims) => `se paga a más tardar ${claims.placementDue} después de la aprobación o aceptación`,
      points: [
        'También se llama cargo de corredor',
        'Lo debe solo después de que le aprueben',
        'El mismo para cualquier propiedad que elija',
      ],
    },
  },
  listings: {
    heading: 'Una lista gratis de viviendas de segunda oportunidad',
    paragraphs: (claims) => [
      isZero(claims, 'listingsBonus')
        ? 'Nuestra lista de viviendas de segunda oportunidad es suya como extra. Usted la recibe gratis.'
        : `Inscríbase en línea y nuestra lista de viviendas de segunda oportunidad es suya como extra. Vale ${claims.listingsBonus}. Usted la recibe gratis.`,
      ...(isZero(claims, 'listingsBonus')
        ? []
        : [`Si hace su pedido por teléfono, la lista cuesta ${claims.listingsBonus} más.`]),
    ],
  },
  promise: {
    heading: 'Lo que prometemos, y lo que no podemos prometer',
    paragraphs: (claims) => [
      `La aprobación tarda por lo general de ${claims.approvalTime}. Esto no está garantizado. El arrendador decide.`,
      `Nuestro apoyo normal dura ${claims.supportTimeline}. Si para entonces no tiene vivienda, seguimos con su caso bajo nuestra garantía de aprobación mientras usted coopere. No se promete ninguna fecha.`,
      'Puede elegir cualquier propiedad. No tiene que ser de nuestra lista.',
    ],
  },
  total: {
    setup: {
      name: 'Cargo inicial',
      amount: (claims) => `${claims.setupFee} por adulto`,
      due: (claims) => `Antes de empezar el servicio. Lo paga cada adulto (mayor de ${claims.feeAge} años).`,
    },
    placement: {
      name: 'Cargo de colocación (corredor)',
      due: (claims) => `A más tardar ${claims.placementDue} después de la aprobación o aceptación.`,
    },
    listings: {
      name: 'Lista de segunda oportunidad',
      amount: (claims) => `gratis en línea, ${claims.listingsBonus} por teléfono`,
      due: 'Cuando hace su pedido por teléfono. En línea es un extra gratis.',
    },
    note: (claims) =>
      `Un adulto que se inscribe en línea paga ${claims.fullServiceTotal} en total, más el plan de protección. La renta, y lo demás que pida su contrato de renta, se paga a su arrendador y no está en esta lista.`,
  },
  offers: { setup: 'Cargo inicial por adulto', placement: 'Cargo de colocación después de la aprobación' },
  stepFacts: {
    signUp: (claims) =>
      isZero(claims, 'setupFee')
        ? 'Sin cargo inicial'
        : `${claims.setupFee} por adulto, antes de empezar el servicio`,
    anyProperty: 'Se acepta cualquier propiedad',
    time: (claims) => `Por lo general de ${claims.approvalTime}, sin garantía`,
    approved: (claims) => `${claims.placementFee}, se paga a más tardar en ${claims.placementDue}`,
  },
}

const protection: Words['protection'] = {
  heading: 'El plan de protección del inquilino es obligatorio',
  comesBack:
    'Nosotros no recibimos este dinero, así que no podemos devolverlo. Pregunte a esa compañía por sus reglas.',
}

const performance: Words['performance'] = {
  terms: 'por adelantado; el cargo viene después de la aprobación',
  protectionRequired: 'Debe tener el plan de protección del inquilino.',
  joinOnline: 'Solicite en línea',
  joinByPhone: (phone) => `Inscríbase por teléfono: ${phone}`,
  joinByMail: 'Inscríbase por correo electrónico',
  instead: 'O un cargo después de la aprobación',
}

export const words: Words = {
  fullService,
  protection,
  performance,
  noVouchers: 'No podemos trabajar con Section 8 ni con vales de vivienda (vouchers).',
  serviceType: 'Servicio de aprobación para rentar',
}
