import { listed } from '../../platform/said-parts.ts'
import { type Claims, isZero } from '../claims.ts'
import type { words as en } from './en.ts'

type Words = typeof en

const said: Words['said'] = {
  over: (amount) => `más de ${amount}`,
  millions: (millions) => (millions === '1' ? '$1 millón' : `$${millions} millones`),
}

const derived: Words['derived'] = {
  kitDue: (today, rest) => `${today} hoy, ${rest} antes de la entrega`,
  kitAllLater: 'todo antes de la entrega',
  kitAllToday: 'todo hoy',
  fullRefund: 'reembolso completo',
  refundOf: (percent) => `reembolso del ${percent}%`,
  nothingUntilApproved: 'no nos paga nada hasta que le aprueben',
  onlyUntilApproved: (amount) => `nos paga solo ${amount} hasta que le aprueben`,
}

const protectionAmount = 'una cuota mensual según su renta'

const protection: Words['protection'] = {
  name: 'Plan de protección del inquilino',
  amount: protectionAmount,
  due: 'Obligatorio. Cada mes, se paga directo a la compañía que maneja el plan.',
  terms: [
    'El plan de protección del inquilino es obligatorio para todos nuestros clientes, en todos los programas.',
    'Lo maneja un tercero: otra compañía, no nosotros. Está pensado para ayudar a que un arrendador le diga que sí.',
    `Usted paga ${protectionAmount}, directo a esa compañía. Esa cuota no es parte de nuestros precios, y no podemos devolverla.`,
    'Se aplican los términos de esa compañía. Pídalos, y pida la cantidad exacta, antes de firmar.',
  ],
}

const planEveryMonth = 'un plan de protección cada mes'

const beforeWeStart = 'antes de empezar'

const landlordAccepts = '“Aprobado” quiere decir que un arrendador le acepta como inquilino.'

const costs: Words['costs'] = {
  free: 'Gratis',
  approvedMeans: (claims: Claims) => `“Aprobado” quiere decir que ${claims.approvedMeans}.`,
  toTheLandlord: {
    name: 'A su arrendador',
    amount: 'renta, depósito, cargos de solicitud',
    due: 'Lo que pide el arrendador no es parte de nuestros precios.',
  },
  perAdult: (fee) => `${fee} por adulto`,
  oneTime: (fee) => `${fee}, una sola vez`,
  funding: {
    line: (claims) =>
      `${listed(
        [
          !isZero(claims, 'applicationFee') && `${claims.applicationFee} ${beforeWeStart}`,
          `${claims.successFee} solo cuando le aprueben`,
          planEveryMonth,
        ],
        ', y ',
      )}. Los fondos son un préstamo: usted lo paga con intereses.`,
    application: { name: 'Cargo de solicitud', due: 'Antes de empezar, y antes de cualquier decisión.' },
    success: {
      name: 'Cargo por éxito',
      due: (claims) =>
        isZero(claims, 'successDue')
          ? 'Solo después de que le aprueben.'
          : `Solo después de que le aprueben, a más tardar ${claims.successDue} después de la aprobación.`,
    },
    loan: {
      name: 'Los fondos',
      amount: 'un préstamo de un prestamista, no un regalo',
      due: (claims) =>
        `Usted se lo paga al prestamista con intereses, por lo general en ${claims.repaymentTerm}. Pregunte al prestamista la tasa anual antes de firmar.`,
    },
  },
  fullService: {
    line: (claims) =>
      `${listed(
        [
          !isZero(claims, 'setupFee') && `${claims.setupFee} por adulto ${beforeWeStart}`,
          !isZero(claims, 'placementFee') && `${claims.placementFee} solo cuando le aprueben`,
          planEveryMonth,
        ],
        ', y ',
      )}.`,
    setup: {
      name: 'Cargo inicial',
      due: (claims) => `Antes de empezar el servicio. Lo paga cada adulto (mayor de ${claims.feeAge} años).`,
    },
    placement: {
      name: 'Cargo de colocación (corredor)',
      due: (claims) =>
        `A más tardar ${claims.placementDue} después de la aprobación o aceptación. ${landlordAccepts}`,
    },
    listings: {
      name: 'Lista de segunda oportunidad',
      amount: (claims) => `gratis en línea, ${claims.listingsBonus} por teléfono`,
      due: 'Solo si hace su pedido por teléfono.',
    },
  },
  kit: {
    line: (claims) =>
      `${claims.kitOneAdult} para un adulto (${claims.kitOneAdultDue}), ${claims.kitTwoAdults} para dos, y un plan de protección cada mes.`,
    oneAdult: 'Kit completo, un adulto',
    twoAdults: 'Kit completo, dos adultos',
    number: {
      name: 'Solo el número',
      amount: (claims) => `${claims.numberOneAdult} para un adulto, ${claims.numberTwoAdults} para dos`,
      due: 'Completo, al hacer el pedido.',
    },
    refund: (onlyIf) => `Lo que pagó se devuelve ${onlyIf} Registrar su número es trabajo.`,
  },
  corporate: {
    line: (claims) =>
      `${claims.corporateFee} una sola vez, ${beforeWeStart}, y un plan de protección cada mes.`,
    fee: { name: 'Cargo del programa', due: 'Por adelantado, antes de empezar.' },
    refund: (claims, denied, onlyIf) =>
      isZero(claims, 'corporateRefund')
        ? `Lo que pagó se devuelve ${onlyIf}`
        : `Recibe un ${claims.refundAfterDenials} si ${denied}. De otro modo, lo que pagó se devuelve ${onlyIf}`,
  },
  performance: {
    fee: (claims) =>
      isZero(claims, 'performanceMinimum')
        ? claims.performanceFee
        : `${claims.performanceFee} o ${claims.performanceMinimum}, lo que sea mayor`,
    line: (claims, fee) =>
      `${claims.performanceUpfront} al empezar. Cuando le aprueben: ${fee}. Y un plan de protección cada mes.`,
    start: 'Al empezar',
    after: {
      name: 'Cargo después de la aprobación',
      due: (claims) => `A más tardar ${claims.performanceDue} después de la aprobación. ${landlordAccepts}`,
    },
  },
  afterApproval: 'Los pagos hechos después de la aprobación no se devuelven.',
  beforeApproval: (onlyIf) => `Lo que pagó antes se devuelve ${onlyIf}`,
}

const fees: Words['fees'] = {
  application: { name: 'Cargo de solicitud', due: beforeWeStart },
  success: {
    name: 'Cargo por éxito',
    due: (claims) =>
      isZero(claims, 'successDue')
        ? 'solo cuando le aprueben'
        : `solo cuando le aprueben, a más tardar ${claims.successDue} después de la aprobación`,
  },
  setup: {
    name: 'Cargo inicial',
    due: (claims) => `${beforeWeStart}; ${claims.setupFee} por adulto mayor de ${claims.feeAge} años`,
  },
  placement: {
    name: 'Cargo de colocación (corredor)',
    due: (claims) => `a más tardar ${claims.placementDue} después de la aprobación`,
  },
  start: { name: 'Al empezar', due: beforeWeStart },
  performance: {
    name: 'Cargo después de la aprobación',
    due: (claims) =>
      isZero(claims, 'performanceMinimum')
        ? `${claims.performanceFee}, a más tardar en ${claims.performanceDue}`
        : `${claims.performanceFee}, al menos ${claims.performanceMinimum}, a más tardar en ${claims.performanceDue}`,
    dueAlone: (claims) => `a más tardar ${claims.performanceDue} después de la aprobación`,
  },
  corporate: { name: 'Cargo del programa', due: beforeWeStart },
  kit: {
    name: 'Kit completo',
    price: (claims) => `${claims.kitOneAdult} para un adulto`,
    due: (one, two) => `para un adulto ${one}; para dos ${two}`,
    parts: (first, rest) => `${first} ${beforeWeStart}, ${rest} antes de la entrega`,
    allAtOnce: `todo ${beforeWeStart}`,
    twoParts: ({ kitTodayTwoAdults, kitTodayTwoMeans, kitRestTwoAdults }) =>
      `${kitTodayTwoAdults} ${beforeWeStart} (${kitTodayTwoMeans}); el resto, ${kitRestTwoAdults}, antes de la entrega`,
    shortTwo: ({ kitTwoAdults }) => `${kitTwoAdults} en dos partes`,
    forMore: {
      price: 'pregúntenos',
      due: (one, two) => `nuestros precios son para un adulto (${one}) y para dos (${two})`,
    },
    numberAlone: {
      name: 'Solo el número de inquilino',
      price: (claims) => `${claims.numberOneAdult} para un adulto`,
    },
  },
}

const corporate: Words['corporate'] = {
  applications: (count) => `${count} ${count === '1' ? 'solicitud' : 'solicitudes'}`,
  denials: (count) =>
    `le rechazan en ${count} ${count === '1' ? 'propiedad' : 'propiedades'} de la base de datos aprobada`,
}

const performance: Words['performance'] = {
  beforeApprovalPays: (claims) => `Usted ${claims.performanceStart}.`,
  terms: (claims) => [
    `Al empezar: ${claims.performanceUpfront} por adelantado.`,
    `Después de la aprobación: ${costs.performance.fee(claims)}.`,
    `Este cargo se paga a más tardar ${claims.performanceDue} después de la aprobación.`,
    'Debe elegir una propiedad de nuestro sistema de búsqueda.',
  ],
}

const refund: Words['refund'] = {
  rule: (claims) =>
    `Solo si no hicimos ningún trabajo, o si cancela a más tardar ${claims.refundWindow} después de pagar y no se prestó ningún servicio.`,
  afterApproval: 'Nada. Los pagos hechos después de la aprobación no se devuelven.',
}

const kit: Words['kit'] = {
  number: {
    registeredBy:
      'Lo registramos en nuestra propia lista; ninguna oficina del gobierno ni agencia de crédito lo emite ni lo guarda.',
    acceptedAt:
      'Donde un arrendador decide mirarlo. Ningún arrendador tiene que aceptarlo: pregunte antes de presentar la solicitud.',
    does: 'Marca como suyos las cartas y los documentos de su kit. No damos a los arrendadores ninguna información sobre usted.',
    doesNot:
      'No esconde ni cambia su crédito, un desalojo ni antecedentes. No es un puntaje ni una aprobación.',
  },
  neverReplaces:
    'El número de inquilino registrado nunca reemplaza su número de Seguro Social en ninguna solicitud. Cuando un formulario pida su número de Seguro Social, escriba el suyo. Toda respuesta en una solicitud debe ser verdadera.',
  delivery: (claims) =>
    `Se entrega en forma digital a más tardar ${claims.kitDelivery} después de registrar su número${isZero(claims, 'kitDeliveryMeans') ? '' : `: ${claims.kitDeliveryMeans}`}.`,
  twoAdultsToday: ({ kitTodayTwoAdults, kitTodayTwoMeans, kitRestTwoAdults }) =>
    `${kitTodayTwoAdults} hoy: ${kitTodayTwoMeans}. El resto, ${kitRestTwoAdults}, antes de la entrega.`,
}

const meanings: Words['meanings'] = {
  banner: (claims) => `Un préstamo, con intereses. Decisión en promedio: ${claims.fundingDecision}.`,
  guarantee: 'Seguimos con su caso mientras usted coopere; ningún arrendador tiene que decir que sí.',
  preApproval: (claims) =>
    `Ofrecemos ${claims.preApproval}: le dice cómo está su caso con nosotros. No es un contrato de renta ni un préstamo.`,
  fastApproval: (claims) =>
    `La aprobación en ${claims.landlordApproval} ocurre solo cuando un arrendador actúa rápido. Lo normal es de ${claims.approvalTime}, y no se promete ninguna fecha.`,
  approvalRate: (claims, where) =>
    `Tasa de aprobación${where}: ${claims.approvalRateOf}. Nadie más la ha revisado, y no es una promesa para su caso.`,
  successRate: (claims) =>
    `Tasa de éxito: ${claims.successRateOf}. Nadie más la ha revisado, y no es una promesa para su caso.`,
  sameInEveryCity:
    'Las cifras de nuestro servicio son las mismas para cada ciudad de la lista: no se contaron por ciudad.',
}

const verified: Words['verified'] = {
  label: 'Cliente verificado',
  meaning:
    '“Cliente verificado” quiere decir que la historia llegó por un enlace personal que dimos a alguien cuya solicitud con nosotros fue aprobada.',
}

const testimonials: Words['testimonials'] = [
  'Dos desalojos viejos me cerraban las puertas. La encargada de mi caso llamó al arrendador antes que yo.',
  'Mi puntaje era 480 después del divorcio. Necesitaba el primer mes y el depósito, y a alguien que me lo explicara.',
  'Rompí un contrato de renta para sacar a mis hijos de un mal lugar. Aquí eso fue un hecho, no una condena.',
  'Un antecedente de hace once años, y todos los formularios preguntaban por él. Ellos sabían qué propiedades iban a escuchar.',
  'Tenía para la renta, pero no para mudarme. La decisión llegó al día siguiente.',
  'Después del tercer rechazo ya no preguntaba. Escribo esto desde mi propia cocina.',
]

export const words: Words = {
  said,
  derived,
  protection,
  costs,
  fees,
  corporate,
  performance,
  refund,
  kit,
  meanings,
  verified,
  illustrative: 'Ejemplo ilustrativo',
  testimonials,
}
