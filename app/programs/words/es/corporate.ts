import { isZero } from '../../../claims/claims.ts'
import { upperFirst } from '../../../platform/first-letter.ts'
import type { words as en } from '../en/corporate.ts'

export const words: typeof en = {
  crumb: 'Renta corporativa',
  title: (brand) => `Renta corporativa a su propio nombre | ${brand}`,
  description: (claims, denied) =>
    `Contrato de renta a su nombre: ${claims.corporateFee}, una vez, más plan de protección.${isZero(claims, 'corporateRefund') ? '' : ` Un ${claims.refundAfterDenials} si ${denied}.`}`,
  offer: 'Renta corporativa, una sola vez',
  enroll: 'Inscríbase ahora',
  hero: {
    title: 'Su propio nombre en el contrato de renta. Un cargo, una sola vez.',
    lead: (claims, applications, denied) =>
      `Enviamos hasta ${applications} a propiedades de nuestra base de datos aprobada.${isZero(claims, 'corporateRefund') ? '' : ` Si ${denied}, recibe un ${claims.refundAfterDenials}.`}`,
    applications: 'Solicitudes',
    upTo: (count) => `hasta ${count}`,
    deniedAt: (count) => (count === '1' ? 'Con 1 rechazo' : `Con ${count} rechazos`),
  },
  why: {
    heading: 'Por qué elegir este programa',
    lease: {
      title: 'El contrato de renta es suyo',
      text: 'Está a su propio nombre. El inquilino es usted, no una compañía ni un amigo que firma por usted.',
    },
    applications: {
      title: (applications) => `Hasta ${applications}`,
      text: 'Van a propiedades de nuestra base de datos aprobada. Un rechazo no es el final.',
    },
    fee: {
      title: 'Un solo cargo',
      text: (claims) => `Usted nos paga ${claims.corporateFee} una sola vez.`,
    },
    refund: {
      title: 'Un reembolso si no resulta',
      text: (claims, denied) =>
        `Si ${denied}, recibe un ${claims.refundAfterDenials}, y seguimos con su caso.`,
    },
  },
  fee: {
    heading: 'El cargo',
    paragraphs: (claims) => [
      `El programa cuesta ${claims.corporateFee}. Se paga una sola vez, por adelantado.`,
      'El plan de protección del inquilino, que maneja otra compañía, no está incluido.',
    ],
  },
  homes: {
    heading: 'Qué tipo de vivienda',
    text: 'Presentamos solicitudes en propiedades de nuestra base de datos aprobada. Díganos qué busca: un apartamento, una casa, un condominio o una casa adosada. Llame para preguntar qué tenemos donde quiere vivir.',
  },
  short: {
    heading: 'En resumen',
    lead: 'Esto es lo que nos paga y lo que recibe.',
    points: (claims, applications, denied) => [
      `Un cargo de ${claims.corporateFee}, que se paga una sola vez`,
      'Un contrato de renta a su propio nombre',
      `Hasta ${applications} a propiedades de nuestra base de datos aprobada`,
      ...(isZero(claims, 'corporateRefund') ? [] : [`Un ${claims.refundAfterDenials} si ${denied}`]),
      isZero(claims, 'corporateRefund')
        ? `Seguimos con su caso si ${denied}`
        : 'Después de eso seguimos con su caso',
      'El plan de protección del inquilino es obligatorio y se paga cada mes a la compañía que lo maneja',
    ],
  },
  total: {
    amount: (claims) => `${claims.corporateFee}, una sola vez`,
    due: 'Por adelantado, antes de empezar.',
    comesBack: (claims, denied, onlyIf) =>
      isZero(claims, 'corporateRefund')
        ? upperFirst(onlyIf)
        : `Un ${claims.refundAfterDenials}, si ${denied}. De otro modo, ${onlyIf}`,
    note: 'Los pagos hechos después de la aprobación no se devuelven. La renta, y lo demás que pida su contrato de renta, se paga a su arrendador y no está en esta lista. El enlace a las reglas de los programas está al pie de esta página.',
  },
  guarantee: {
    heading: 'Nuestra garantía, en palabras claras',
    paragraphs: (claims, denied) => [
      isZero(claims, 'corporateRefund')
        ? `Si ${denied}, seguimos con su caso.`
        : `Si ${denied}, recibe un ${claims.refundAfterDenials}. Después seguimos con su caso.`,
      `Nuestro apoyo normal dura ${claims.supportTimeline}. Después seguimos bajo nuestra garantía de aprobación mientras usted coopere.`,
      'No podemos prometer una fecha, y ningún arrendador tiene que decir que sí.',
    ],
  },
  stories: {
    heading: 'Historias de éxito',
    lead: 'Ejemplos inventados de cómo puede ir un caso. Algunos casos son rápidos. Otros no.',
  },
  testimonials: 'Cómo puede ser trabajar con nosotros',
  closing: {
    heading: 'Pregúntenos lo que quiera antes de pagar',
    lead: 'Es mucho dinero. Llame, haga todas sus preguntas y piénselo con calma si lo necesita.',
  },
  form: {
    heading: 'Inscríbase ahora',
    lead: 'Tómese su tiempo. Llámenos con cualquier pregunta antes de pagar.',
    points: (claims, applications, denied) => [
      'Un contrato de renta a su propio nombre',
      `Hasta ${applications}`,
      ...(isZero(claims, 'corporateRefund') ? [] : [`Un ${claims.refundAfterDenials} si ${denied}`]),
    ],
  },
}
