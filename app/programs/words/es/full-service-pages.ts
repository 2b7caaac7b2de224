import { isZero } from '../../../claims/claims.ts'
import type { words as en } from '../en/full-service-pages.ts'

type Words = typeof en

const fullService: Words['fullService'] = {
  crumb: 'Servicio completo',
  title: (brand) => `Ayuda completa para que le aprueben | ${brand}`,
  description: (claims) =>
    `Hablamos con arrendadores por usted. ${isZero(claims, 'setupFee') ? 'Sin cargo inicial' : `Cargo inicial ${claims.setupFee} por adulto`}, ${claims.placementFee} solo tras la aprobación. Más un plan de protección. Cualquier propiedad.`,
  service: 'Servicio completo de aprobación de renta',
  hero: {
    title: 'No tiene que hablar sin ayuda con el próximo arrendador.',
    lead: (claims) =>
      `El encargado de su caso toma su expediente y habla con los arrendadores por usted. La aprobación tarda por lo general de ${claims.approvalTime}. No está garantizada.`,
  },
  why: {
    heading: 'Por qué la gente elige el servicio completo',
    onePerson: {
      title: 'Una misma persona conoce su caso',
      text: 'El encargado de su caso toma su expediente. Usted no tiene que contar su historia una y otra vez.',
    },
    talk: {
      title: 'Hablamos con los arrendadores',
      text: 'Explicamos su pasado y cómo está usted hoy, para que vean más que un puntaje.',
    },
    anyProperty: {
      title: 'Se acepta cualquier propiedad',
      text: 'Traiga una vivienda que encontró, o le buscamos una. Los cargos son los mismos.',
    },
    goOn: 'No nos detenemos ante un no',
  },
  steps: {
    heading: 'Cómo funciona la aprobación',
    signUp: {
      title: 'Inscríbase',
      text: 'Llene el formulario de esta página, o llame. El encargado de su caso sigue desde ahí.',
    },
    homes: {
      title: 'Elija viviendas',
      text: 'Elija de la lista de segunda oportunidad, de las que le buscamos o de cualquier otro lugar.',
    },
    we: {
      title: 'Presentamos su caso',
      text: 'El encargado de su caso le ayuda con cada solicitud y habla con el arrendador.',
    },
    approved: {
      title: 'Le aprueban',
      text: 'El arrendador dice que sí. Usted paga el cargo de colocación, activa el plan de protección y firma su contrato de renta.',
    },
  },
  aboutTheList: {
    heading: 'Unas palabras sobre la lista de segunda oportunidad',
    paragraphs: [
      'La lista tiene lugares conocidos por considerar a inquilinos con un pasado difícil. Es un comienzo, no una aprobación. La decisión sigue siendo de cada arrendador, y las reglas pueden cambiar.',
      'Usted no tiene que rentar una vivienda de la lista.',
    ],
  },
  form: {
    heading: 'Inscríbase',
    lead: 'Tómese su tiempo. También puede llamar, y lo hacemos juntos.',
    points: ['Lista de segunda oportunidad: gratis si se inscribe aquí'],
  },
  closing: {
    heading: '¿Prefiere hablar primero?',
    lead: 'Cuéntenos qué pasó y qué necesita. Pregunte por cada cargo. Después decida.',
  },
}

const secondShot: Words['secondShot'] = {
  crumb: 'Otra oportunidad',
  title: (brand) => `Rentar tras desalojo o antecedentes | ${brand}`,
  description: (claims) =>
    `¿Desalojo, contrato de renta incumplido o antecedentes? Hablamos por usted. ${isZero(claims, 'setupFee') ? 'Sin cargo inicial' : `${claims.setupFee} por adulto al empezar`}, ${claims.placementFee} tras la aprobación. Más un plan de protección.`,
  service: 'Otra oportunidad',
  hero: {
    title: 'Lo que pasó entonces no es todo lo que usted es hoy.',
    lead: 'Este programa es para inquilinos con un desalojo, un contrato de renta incumplido o antecedentes penales. Hablamos con los arrendadores junto con usted, sin esconder nada.',
  },
  who: {
    heading: 'Para lo que sale cuando revisan su historial',
    lead: 'Usted sabe lo que hay en su pasado. Los arrendadores pocas veces oyen el resto. Le ayudamos a contarlo.',
    eviction: {
      title: 'Un desalojo',
      text: 'Viejo o nuevo. Vemos qué lo causó y qué ha cambiado.',
    },
    brokenLease: {
      title: 'Un contrato de renta incumplido',
      text: 'La gente se va por algo: un trabajo perdido, la mamá o el papá enfermo, una vivienda insegura. Le ayudamos a decir por qué.',
    },
    record: {
      title: 'Antecedentes penales',
      text: 'Buscamos propiedades que lean toda su solicitud. Usted nunca tiene que esconder nada.',
    },
  },
  steps: {
    heading: 'De un no a que le escuchen',
    signUp: {
      title: 'Cuéntenos qué pasó',
      text: 'Inscríbase en línea o llame. La verdad tal cual es el mejor comienzo. Aquí nadie le va a juzgar.',
    },
    homes: {
      title: 'Vea dónde presentar la solicitud',
      text: 'Use la lista de segunda oportunidad y las viviendas que le buscamos, o traiga una que encontró.',
    },
    we: {
      title: 'Hablamos por usted',
      text: 'El encargado de su caso le ayuda con cada solicitud y habla con el arrendador sobre su pasado.',
    },
    approved: {
      title: 'Un arrendador dice que sí',
      text: 'Usted paga el cargo de colocación, activa el plan de protección y firma su contrato de renta.',
    },
  },
  closing: {
    heading: '¿Quiere otra oportunidad?',
    lead: 'Inscríbase en línea, o llame y cuéntenos qué pasó. Puede preguntar primero y decidir después.',
  },
}

const badCredit: Words['badCredit'] = {
  crumb: 'Rentar con mal crédito',
  title: (brand) => `Rentar con mal crédito | ${brand}`,
  description: (claims) =>
    `Puntajes desde ${claims.lowestCreditScore}. Hablamos con arrendadores por usted. ${isZero(claims, 'setupFee') ? 'Sin cargo inicial' : `${claims.setupFee} por adulto al empezar`}, ${claims.placementFee} solo tras la aprobación. Más un plan de protección.`,
  service: 'Rentar con mal crédito',
  hero: {
    title: 'Un puntaje bajo no debería dejarle sin vivienda.',
    lead: (claims) =>
      `Aceptamos puntajes de crédito desde ${claims.lowestCreditScore}. El encargado de su caso les muestra a los arrendadores más que un número.`,
  },
  expect: {
    heading: 'Lo que puede esperar',
    lead: 'Las cuentas se juntan. Los trabajos se acaban. Un puntaje solo muestra que pasó, no por qué.',
    score: {
      title: (claims) => `Puntajes desde ${claims.lowestCreditScore}`,
      text: 'Tomamos su caso con un puntaje bajo. No tiene que arreglarlo antes de venir con nosotros.',
    },
    deposit:
      'Nosotros no pedimos depósito de garantía; su arrendador puede pedirle uno. El cargo inicial es por nuestro trabajo, no es un depósito.',
    firstAnswer: 'Una primera respuesta pronto',
    askingIsFree: (claims) =>
      `Pedirla es gratis: usted envía el formulario, le respondemos, por lo general en ${claims.specialistResponse} o menos, y paga solo si entonces dice que sí.`,
    approval: (claims) => `Aprobación en ${claims.landlordApproval}`,
  },
  steps: {
    heading: 'Cómo funciona la aprobación con mal crédito',
    signUp: {
      title: 'Inscríbase',
      text: 'Díganos los hechos, también los difíciles. Le decimos pronto cómo está su caso.',
    },
    homes: {
      title: 'Busque viviendas a su alcance',
      text: 'Mire la lista de segunda oportunidad y las viviendas que le buscamos, o traiga una que encontró.',
    },
    we: {
      title: 'Mostramos todo el panorama',
      text: 'El encargado de su caso le ayuda con cada solicitud y habla con el arrendador de algo más que su puntaje.',
    },
    approved: {
      title: 'Le aprueban',
      text: 'El arrendador dice que sí. Usted paga el cargo de colocación, activa el plan de protección y firma su contrato de renta.',
    },
  },
  closing: {
    heading: 'Empiece con el puntaje que tiene',
    lead: 'No necesita arreglar su crédito primero. Inscríbase en línea, o llame y pregunte lo que quiera saber.',
  },
}

export const words: Words = { fullService, secondShot, badCredit }
