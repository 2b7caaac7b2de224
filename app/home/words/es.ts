import { isZero } from '../../claims/claims.ts'
import { sentence } from '../../platform/said-parts.ts'
import { moreThan } from '../../platform/spanish.ts'
import type { words as en } from './en.ts'

type Words = typeof en

const home: Words['home'] = {
  title: (brand) => `Aprobación y fondos para rentar con mal crédito o desalojo | ${brand}`,
  description: (claims) =>
    `¿Mal crédito, desalojo, contrato de renta incumplido o antecedentes? Ayuda para que le aprueben y un préstamo de ${claims.fundingRange} para mudarse. ${isZero(claims, 'applicationFee') ? 'Sin cargo de solicitud' : `Solicitud: ${claims.applicationFee}`}.`,
  lead: (claims) =>
    `Mal crédito, un desalojo, un contrato de renta incumplido, antecedentes: le ayudamos a que le aprueben una vivienda y a encontrar un préstamo de ${claims.fundingRange} para mudarse.`,
  questions: '¿Preguntas?',
  works: {
    heading: 'Cómo funciona',
    check: {
      title: 'Vea si califica',
      text: 'Responda en cuatro pasos cortos sobre la propiedad, su historial, sus ingresos y su presupuesto.',
      fact: 'Es gratis ver si califica',
    },
    apply: {
      title: 'Presente su solicitud',
      text: 'Envíe la solicitud. Un encargado dedicado a su caso toma su expediente.',
      fact: (claims) =>
        isZero(claims, 'applicationFee')
          ? 'Sin cargo de solicitud'
          : `Cargo de solicitud: ${claims.applicationFee}`,
    },
    decision: {
      title: 'Reciba una decisión',
      text: (claims) =>
        `Nuestra red de prestamistas revisa su caso para ${claims.fundingRange} en fondos para la renta.`,
      fact: (claims) => `Tiempo promedio de decisión: ${claims.fundingDecision}`,
    },
    keys: {
      title: 'Reciba las llaves',
      text: (claims) =>
        `Si un prestamista dice que sí, los fondos llegan por lo general en ${claims.fundsAvailable}. El plazo para pagar el préstamo es por lo general de ${claims.repaymentTerm}.`,
      fact: (claims) => `Cargo por éxito: ${claims.successFee}, solo después de la aprobación`,
    },
  },
  allStories: 'Todas las historias de éxito',
  plainAnswers: 'Respuestas claras',
  finder: {
    heading: '¿Dónde me alcanza para vivir?',
    text: 'Diga cuánto gana o cuánto puede pagar, y cerca de qué ciudad. Verá los lugares con una renta justa que le alcanza, y cuánto le queda.',
    action: 'Busque lugares a su alcance',
  },
  states: { heading: 'Una llave para cada estado', lead: 'Fondos, rentas y ciudades de los 50 estados.' },
  closing: {
    heading: 'La próxima puerta se puede abrir.',
    lead: (claims) =>
      `${sentence(
        [
          !isZero(claims, 'familiesHoused') && `${moreThan(claims.familiesHoused)} familias con vivienda`,
          !isZero(claims, 'fundsProvided') && `${claims.fundsProvided} entregados`,
        ],
        ' y ',
      )}Empiece con cuatro pasos cortos.`,
  },
}

const qualify: Words['qualify'] = {
  heading: 'Vea si califica',
  lead: 'Cuatro pasos cortos. Deje en blanco lo que no sepa.',
  promises: (claims) => [
    `Se aceptan puntajes de crédito desde ${claims.lowestCreditScore}`,
    'Se consideran desalojos, contratos de renta incumplidos y antecedentes',
    isZero(claims, 'applicationFee')
      ? 'Es gratis ver si califica, y también la solicitud'
      : `Es gratis ver si califica. Paga ${claims.applicationFee} solo cuando diga que sí, antes de que empecemos`,
    'No tiene que contestar nada',
  ],
}

const programs: Words['programs'] = {
  heading: 'Más maneras de abrir la puerta',
  fullService: {
    terms: (claims) => `por adulto al empezar, ${claims.placementFee} después de la aprobación`,
    points: ['Hablamos con los arrendadores por usted', 'Se acepta cualquier propiedad'],
    action: 'Servicio completo',
    secondShot: 'Después de un desalojo',
  },
  corporate: {
    terms: 'una sola vez, antes de empezar',
    points: (claims, denied) => [
      'Un contrato de renta a su propio nombre',
      ...(isZero(claims, 'corporateRefund') ? [] : [`Un ${claims.refundAfterDenials} si ${denied}`]),
    ],
    action: 'Renta corporativa',
  },
  kit: {
    terms: (claims) => `para un adulto: ${claims.kitOneAdultDue}`,
    points: ['Pasos, cartas y lista de viviendas', 'Usted habla con los arrendadores'],
    action: 'El kit',
  },
}

const states: Words['states'] = {
  crumb: 'Dónde trabajamos',
  title: (brand) => `Los 50 estados: fondos y aprobación para rentar | ${brand}`,
  description: (claims) =>
    `Busque su estado. Un préstamo de ${claims.fundingRange} para la renta y ayuda con la aprobación tras mal crédito, un desalojo, un contrato de renta incumplido o antecedentes.`,
  opening: {
    title: 'Trabajamos en los 50 estados',
    lead: 'Elija el suyo para ver los fondos, las rentas y las ciudades que atendemos.',
  },
  list: { heading: 'Dónde trabajamos', lead: 'Con tres ciudades de ejemplo en cada uno.' },
  beyond: {
    heading: 'Washington, DC, y los territorios',
    text: (territories) =>
      `Nuestros programas son también para viviendas en Washington, DC. No son para viviendas en ${territories}.`,
    capital: 'Ver Washington, DC',
  },
  closing: {
    heading: '¿No sabe por dónde empezar?',
    lead: 'Cuatro pasos cortos le muestran lo que le conviene. Es gratis, viva donde viva.',
  },
}

const stories: Words['stories'] = {
  crumb: 'Historias de éxito',
  title: (brand) => `Historias de éxito: cómo puede ser una segunda oportunidad | ${brand}`,
  descriptionOfExamples:
    'Seis historias ilustrativas de inquilinos con mal crédito, desalojos, contratos de renta incumplidos o antecedentes, y lo que les puede ayudar a tener vivienda.',
  description:
    'Dónde leer cómo aprobaron a inquilinos con mal crédito, desalojos, contratos de renta incumplidos o antecedentes, y cómo contar su propia historia.',
  heading: 'Historias de éxito',
  aboutExamples: 'Cómo puede ser cuando alguien hace las llamadas con usted.',
  aboutTheWall: 'En el muro de aprobados, personas que fueron aprobadas cuentan sus propias historias.',
  aboutTheWallOfExamples:
    'En el muro de aprobados, inquilinos que fueron aprobados pueden contar su propia historia. Las historias que allí están marcadas como ejemplos son inventadas.',
  seeTheWall: 'Vea el muro de aprobados',
  real: {
    heading: 'Solo lo que se vivió',
    paragraphs: [
      'Cada historia del muro la cuenta el inquilino que la vivió, y nosotros la leemos antes de que aparezca. No inventamos ninguna.',
      '¿Le dijeron que no, y después que sí? Su historia puede ser la que le da ánimo a alguien para seguir.',
    ],
    share: 'Cuente su historia',
  },
  closing: {
    heading: 'Su historia puede empezar aquí.',
    lead: 'Cuatro pasos cortos. No tiene que contestar nada, y no guardamos lo que conteste.',
  },
}

const faq: Words['faq'] = {
  cost: {
    question: '¿Cuánto cuesta?',
    answer: (line, approvedMeans) =>
      `${line} ${approvedMeans} Los otros programas tienen sus propios cargos; la página de cada programa dice cada cargo, cuándo se paga y qué se devuelve.`,
  },
  speed: {
    question: '¿Qué tan rápida es la decisión?',
    answer: (claims) =>
      `La decisión sobre los fondos tarda en promedio ${claims.fundingDecision} y, si un prestamista dice que sí, los fondos llegan por lo general en ${claims.fundsAvailable}. Que un arrendador le apruebe con el servicio completo tarda por lo general de ${claims.approvalTime}. No podemos prometer una fecha.`,
  },
  who: {
    question: '¿Quién califica?',
    answer: (claims) =>
      `Personas con mal crédito, desalojos, contratos de renta incumplidos o antecedentes penales. Se aceptan puntajes de crédito desde ${claims.lowestCreditScore}. Nuestra red de prestamistas ofrece ${claims.fundingRange} en fondos para la renta; el prestamista decide sobre cada préstamo, y el arrendador sobre cada contrato de renta.`,
  },
  no: {
    question: '¿Qué pasa si un arrendador dice que no?',
    answer: (claims, guarantee, denied) =>
      `El apoyo normal dura ${claims.supportTimeline} y sigue después. ${guarantee}${isZero(claims, 'corporateRefund') ? '' : ` En el programa de renta corporativa recibe un ${claims.refundAfterDenials} si ${denied}.`}`,
  },
  refund: {
    question: '¿Me pueden devolver mi dinero?',
    answer: (claims, denied) =>
      `Sí, si no se hizo ningún trabajo, o si cancela a más tardar ${claims.refundWindow} después de pagar y no se prestó ningún servicio.${isZero(claims, 'corporateRefund') ? '' : ` En el programa de renta corporativa también si ${denied}: entonces recibe un ${claims.refundAfterDenials}.`} Los pagos hechos después de una aprobación no se devuelven.`,
  },
  eviction: {
    question: 'Tengo un desalojo o un contrato de renta incumplido. ¿Me pueden ayudar?',
    answer:
      'Sí. El encargado de su caso habla con los arrendadores, le busca propiedades que consideren su historial y le ayuda con cada solicitud.',
  },
  record: {
    question: '¿Y si tengo antecedentes penales?',
    answer:
      'Buscamos propiedades que lean toda la solicitud. Las reglas cambian según el estado, la propiedad y lo que pasó; por eso le decimos pronto cómo está su caso. Nadie puede prometer que cierto arrendador va a aceptar.',
  },
  vouchers: '¿Puedo usar Section 8 o un vale de vivienda (voucher)?',
}

export const words: Words = {
  home,
  qualify,
  programs,
  states,
  stories,
  faq,
  toldNoThenYes: 'Primero no, después sí',
  checkIfYouQualify: 'Vea si califica',
}
