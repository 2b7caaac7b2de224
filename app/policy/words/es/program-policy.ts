import { isZero } from '../../../claims/claims.ts'
import { joined } from '../../../platform/said-parts.ts'
import type { words as en } from '../en/program-policy.ts'

export const words: typeof en = {
  crumb: 'Términos de servicio y reglas de los programas',
  headTitle: (brand) => `Términos de servicio y reglas de los programas | ${brand}`,
  description:
    'Lo que cuesta cada programa, cuándo paga, cuándo se le devuelve dinero, cuánto tarda y qué le pedimos. Todos los términos en palabras sencillas.',
  title: 'Términos de servicio y reglas de los programas',
  since: (day) => `Un precio o una regla de esta página cambió por última vez el ${day}.`,
  intro: {
    theseAre:
      'Estos son los términos de nuestros programas: lo que paga, cuándo lo paga y lo que hacemos por ello.',
    read: (phone) => ['Léalos antes de pagar. Si algo no está claro, llame al ', phone, '.'],
  },
  service: {
    heading: 'Nuestro servicio',
    helps: (brand) =>
      `${brand} ayuda a las personas a rentar una vivienda después de mal crédito, un desalojo, un contrato de renta incumplido o antecedentes penales. Usted elige un programa, y se le aplican sus términos de abajo.`,
    list: [
      'Según el programa, manejamos su caso, hablamos con arrendadores, le buscamos propiedades y le ayudamos con sus solicitudes. Con el kit, usted hace todo esto por su cuenta.',
      'No somos arrendador, prestamista ni bufete de abogados. Los arrendadores deciden sobre los contratos de renta. Los prestamistas deciden sobre los fondos.',
      'El acuerdo es entre usted y nosotros. Cuando paga por un programa, acepta estas reglas.',
    ],
  },
  protection: {
    heading: 'Plan de protección del inquilino (el producto de protección de la renta)',
    when: 'Lo activa cuando un arrendador le ha aceptado. Antes no debe nada por él. Pregunte a esa compañía cuánto tiempo debe mantenerlo y cómo terminarlo.',
  },
  properties: {
    heading: 'Propiedades y vales de vivienda',
    which: 'Las viviendas que puede elegir dependen de su programa.',
    list: [
      'Pago por resultados: una propiedad de nuestro sistema de búsqueda.',
      'Servicio completo: cualquier propiedad.',
      'Renta corporativa: propiedades de nuestra base de datos aprobada.',
    ],
    noVouchers: 'En nuestros programas no aceptamos Section 8 ni otros vales de vivienda (vouchers).',
  },
  payments: {
    heading: 'Cuándo se paga',
    caption: 'Nuestros cargos de un vistazo',
    columns: ['Programa', 'Al empezar', 'Después de la aprobación'],
    performance: {
      name: 'Pago por resultados',
      after: (claims, exact) =>
        isZero(claims, 'performanceMinimum')
          ? `${claims.performanceFee}, a más tardar en ${claims.performanceDue}`
          : `${claims.performanceFee} o ${exact.performanceMinimum}, lo que sea mayor, a más tardar en ${claims.performanceDue}`,
    },
    fullService: {
      name: 'Servicio completo',
      start: (claims, exact) =>
        joined(
          [
            isZero(claims, 'setupFee')
              ? 'Sin cargo inicial'
              : `${exact.setupFee} por adulto (mayor de ${claims.feeAge} años)`,
            !isZero(claims, 'listingsBonus') &&
              `si pide por teléfono, ${claims.listingsBonus} más por la lista`,
          ],
          '; ',
        ),
      after: (claims, exact) => `${exact.placementFee} a más tardar en ${claims.placementDue}`,
    },
    corporate: 'Renta corporativa',
    kit: {
      name: 'Kit para hacerlo por su cuenta',
      start: (claims) =>
        `${isZero(claims, 'kitTodayOneAdult') ? 'Nada' : claims.kitTodayOneAdult} para un adulto, ${claims.kitTodayTwoAdults} para dos (${claims.kitTodayTwoMeans}); el resto antes de la entrega. Solo el número: completo, al hacer el pedido`,
    },
    funding: 'Fondos y aprobación',
    nothingMore: 'Ningún otro cargo nuestro',
    protection:
      'En todos los programas se suma el plan de protección del inquilino: una cuota mensual según su renta, que se paga a la compañía que lo maneja.',
    landlord:
      'La renta, los depósitos y los cargos de solicitud de los arrendadores son aparte. Se pagan al arrendador.',
    success:
      'El cargo por éxito del programa de fondos: antes de pagar, pregúntenos por escrito para qué día se debe, y qué pasa si no se firma el contrato de renta.',
  },
  refunds: {
    heading: 'Reembolsos',
    only: 'Recibe un reembolso solo en estos casos:',
    noWork: 'No hicimos ningún trabajo en su caso.',
    cancel: (claims) =>
      `Cancela a más tardar ${claims.refundWindow} después de su pago, y todavía no se prestó ningún servicio.`,
    denied: (claims, denied) =>
      `Renta corporativa: ${denied}. Entonces recibe un reembolso del ${claims.corporateRefund}.`,
    work: 'Trabajo es todo lo que hicimos por su caso, como llamar a un arrendador, preparar un documento o registrar su número de inquilino.',
    after: 'Los pagos hechos después de la aprobación no se devuelven.',
  },
  timeline: {
    heading: 'Plazo y garantía de aprobación',
    standard: (claims) => `Nuestro plazo normal de apoyo es de ${claims.supportTimeline}.`,
    stays:
      'Si para entonces no le han aprobado, su caso sigue abierto. Según nuestra garantía de aprobación, seguimos trabajando en él mientras usted coopere. Eso quiere decir:',
    list: [
      'Responde a nuestras llamadas y mensajes.',
      'Envía los documentos que le pedimos y las solicitudes que acordamos.',
      'Nos dice la verdad sobre sus ingresos, su historial de renta y sus antecedentes.',
    ],
    ends: 'Si deja de cooperar, la garantía de aprobación termina.',
    noPromise:
      'No garantizamos un plazo. Todo número de días u horas en este sitio es lo usual, no una promesa.',
  },
  contact: {
    heading: 'Cambios y contacto',
    yours:
      'Los términos del día en que paga son sus términos. Si cambiamos un precio o una regla, arriba en esta página dice qué día. Pídanos una copia de los términos el día en que paga.',
    rights: 'Nada de esto le quita un derecho que la ley le da.',
    ask: (phone, email, privacy, terms) => [
      'Para cancelar, pedir un reembolso o hacer una pregunta, llame al ',
      phone,
      ' o escriba a ',
      email,
      '. Vea también nuestra ',
      privacy('página de privacidad'),
      ' y los ',
      terms('términos de este sitio web'),
      '.',
    ],
  },
  programs: {
    protectionRequired: (plan) => ['Debe tener el ', plan('plan de protección del inquilino'), '.'],
    about: 'Sobre este programa',
    performance: {
      heading: 'Pago por resultados (Performance-Based Program)',
      join: 'Cómo inscribirse',
    },
    fullService: {
      heading: 'Servicio completo (Full Service Program)',
      guide: 'Le guiamos desde la primera llamada hasta las llaves.',
      setup: (claims, exact) =>
        isZero(claims, 'setupFee')
          ? 'No hay cargo inicial.'
          : `Cargo inicial: ${exact.setupFee} por adulto (mayor de ${claims.feeAge} años). Se paga antes de empezar el servicio.`,
      placement: (claims, exact) =>
        `Cargo del corredor (cargo de colocación): ${exact.placementFee}. Se paga a más tardar ${claims.placementDue} después de la aprobación o aceptación.`,
      anyProperty: 'Puede elegir cualquier propiedad.',
      bonus: (claims) =>
        isZero(claims, 'listingsBonus')
          ? 'Además: una lista de viviendas de segunda oportunidad. Es gratis.'
          : `Además: una lista de viviendas de segunda oportunidad que vale ${claims.listingsBonus}. Es gratis si pide en línea. Si pide por teléfono, cuesta ${claims.listingsBonus} más.`,
      time: (claims) =>
        `La aprobación tarda por lo general de ${claims.approvalTime}. Esto no está garantizado.`,
    },
    corporate: {
      heading: 'Renta corporativa (Corporate Lease Program)',
      ownName: 'El contrato de renta está a su propio nombre.',
      fee: (exact) => `Cargo: ${exact.corporateFee} por adelantado. Lo paga una sola vez.`,
      includes: (applications) =>
        `Incluye hasta ${applications} a propiedades de nuestra base de datos aprobada.`,
      refund: (claims, denied) =>
        `Si ${denied}, recibe un reembolso del ${claims.corporateRefund} de este cargo.`,
      goesOnAfter: (denied) => `Si ${denied}, seguimos trabajando en su caso.`,
      goesOn: 'Después de eso seguimos trabajando en su caso.',
    },
    kit: {
      heading: 'Kit para hacerlo por su cuenta (Do-it-yourself rental kit)',
      yourself: 'Usted hace el trabajo por su cuenta, con nuestras herramientas.',
      about: 'Sobre el kit',
      caption: 'Precios del kit',
      columns: ['Lo que pide', 'Un adulto', 'Dos adultos'],
      full: 'Kit completo',
      today: 'De esto, se paga hoy',
      nothing: 'Nada',
      rest: 'De esto, antes de la entrega',
      number: 'Solo el número de inquilino registrado',
      holds: 'El kit completo trae:',
      identification: 'un número de identificación de inquilino registrado,',
      instructions: (claims) => `instrucciones paso a paso, con un valor de ${claims.instructionsValue},`,
      database: (claims) =>
        `una lista de viviendas de segunda oportunidad, con un valor de ${claims.databaseValue},`,
      letters: 'cartas y documentos.',
      twoAdults: (today) => `Dos adultos: ${today}`,
    },
    funding: {
      heading: 'Fondos y aprobación (Funding and approval program)',
      helps: 'El encargado de su caso le ayuda a solicitar fondos en nuestra red de prestamistas.',
      application: (claims) =>
        isZero(claims, 'applicationFee')
          ? 'No hay cargo de solicitud.'
          : `Cargo de solicitud: ${claims.applicationFee}. Lo paga antes de que empecemos.`,
      success: (claims) =>
        `Cargo por éxito: ${claims.successFee}. Se paga solo después de que le aprueben${isZero(claims, 'successDue') ? '' : `, a más tardar ${claims.successDue} después de la aprobación`}.`,
      range: (claims, states) => [
        `Fondos: ${claims.fundingRange}. En algunos estados las cantidades son otras. `,
        states('La página de su estado'),
        ' las muestra.',
      ],
      repay: (claims) =>
        `Usted le devuelve los fondos al prestamista. El prestamista pone las condiciones, por lo general ${claims.repaymentTerm}.`,
      decision: (claims) =>
        `Una decisión sobre los fondos tarda ${claims.fundingDecision} en promedio. Si un prestamista dice que sí, los fondos llegan por lo general en ${claims.fundsAvailable}.`,
    },
  },
}
