import type { words as en } from '../en/terms.ts'

export const words: typeof en = {
  crumb: 'Términos de uso',
  headTitle: (brand) => `Términos de uso | ${brand}`,
  description:
    'Las reglas para usar este sitio web: para qué sirve, las historias que envía, los ejemplos, los formularios de otras compañías, la vivienda justa y a quién llamar.',
  title: 'Términos de uso',
  intro: {
    forThisSite: (policy) => [
      'Estos términos son para usar este sitio web. Si paga por un programa, también se aplican las ',
      policy('reglas de los programas'),
      '.',
    ],
    unclear: (phone) => ['¿Algo no está claro? Llame al ', phone, '.'],
  },
  usingTheSite: {
    heading: 'Cómo usar este sitio',
    welcome:
      'Puede leer y compartir nuestras páginas y poner enlaces a ellas. No necesita una cuenta. Por favor, no:',
    pleaseDoNot: [
      'viole la ley con este sitio ni se haga pasar por otra persona,',
      'trate de entrar en partes que no son públicas ni estorbe el uso del sitio a los demás,',
      'reúna datos de otras personas desde aquí,',
      'envíe el mismo formulario una y otra vez con una máquina.',
    ],
    ours: (brand) =>
      `Nuestros textos y dibujos son de ${brand}. Puede imprimirlos o citarlos, pero no venderlos ni publicarlos como suyos.`,
  },
  noAdvice: {
    heading: 'No es asesoría legal ni financiera',
    general:
      'Nuestras páginas y artículos dan información general. No son asesoría legal, financiera ni de impuestos. Las reglas son distintas en cada estado y cambian con el tiempo.',
    ask: 'Para su propio caso, pregunte a un abogado, a una oficina de ayuda legal o a un consejero de vivienda. Si enfrenta un desalojo ahora, no espere: los plazos son cortos.',
  },
  programs: {
    heading: 'Nuestros programas',
    whereTold: (policy) => [
      'Los cargos, los reembolsos, los plazos y lo que prometemos están en los ',
      policy('Términos de servicio y reglas de los programas'),
      '. Si otra página dice algo distinto, pregúntenos antes de pagar.',
    ],
    noDecision:
      'Las preguntas de “Vea si califica” le ayudan a ver qué le conviene. El resultado no es una decisión de un arrendador ni de un prestamista.',
    figures:
      'Las rentas y otras cifras sobre lugares vienen de datos públicos. Pueden estar desactualizadas.',
  },
  stories: {
    heading: 'Las historias que envía',
    yours:
      'Cuando envía una historia, sigue siendo suya. Nos da permiso para mostrarla en nuestro muro de aprobados, y en otros lugares solo si lo marcó. No pagamos nada por ella.',
    rules: [
      'Diga la verdad. Debe ser su propia historia.',
      'Envíe solo fotos que sean suyas o que pueda usar.',
      'No incluya datos privados de otros: nombres, direcciones, teléfonos, caras de personas que no dieron su permiso.',
      'Sin insultos, amenazas ni publicidad.',
    ],
    takeBack: (email, privacy) => [
      'Leemos cada historia primero. Podemos rechazarla o quitarla. Puede retirar su permiso en cualquier momento: escriba a ',
      email,
      '. La ',
      privacy('página de privacidad'),
      ' dice cómo.',
    ],
  },
  examples: {
    heading: 'Ejemplos en este sitio',
    madeUp: (label) =>
      `Algunas historias y citas muestran cómo puede ser un caso, y no las contó ninguna persona real. Cada una lleva la etiqueta “${label}”.`,
    real: 'Las historias reales cuentan lo que le pasó a una persona. Su resultado puede ser distinto.',
  },
  forms: {
    heading: 'Formularios, los nuestros y los de otras compañías',
    someOfOthers:
      'Algunas solicitudes y pedidos pasan por formularios de otras compañías; el resto, por los nuestros. Nuestros formularios no cobran nada y no consultan a ninguna agencia de crédito. Donde se puede pagar en línea, se paga en una página de otra compañía.',
    allOurs:
      'Las solicitudes y los pedidos pasan por nuestros propios formularios. Nuestros formularios no cobran nada y no consultan a ninguna agencia de crédito. Donde se puede pagar en línea, se paga en una página de otra compañía.',
    theirTerms:
      'Donde otra compañía tiene su formulario o su página, se aplican sus propios términos y su política de privacidad. También ponemos enlaces a otros sitios, como programas de asistencia. No controlamos lo que dicen o hacen.',
  },
  fairHousing: {
    heading: 'Vivienda justa',
    equal:
      'Apoyamos la igualdad de oportunidades en la vivienda. Ayudamos a todo inquilino sin distinción de raza, color, religión, sexo, discapacidad, situación familiar u origen nacional. La ley de su estado o ciudad puede proteger más que esto.',
    complain: (phone) => [
      'Si piensa que nosotros o un arrendador le trataron de forma injusta, avísenos al ',
      phone,
      '. También puede presentar una queja ante el U.S. Department of Housing and Urban Development.',
    ],
  },
  responsibility: {
    heading: 'De qué somos responsables',
    correct:
      'Trabajamos para que este sitio no tenga errores y funcione, pero no podemos prometer que siempre sea así. Si encuentra un error, avísenos, por favor.',
    losses:
      'Hasta donde la ley lo permite, no somos responsables de pérdidas por usar este sitio web, por decisiones de arrendadores o prestamistas, ni por los sitios y formularios de otros.',
    rights: 'Esto no limita ningún derecho que la ley le da y al que no se puede renunciar.',
  },
  contact: {
    heading: 'Cambios y contacto',
    changes: 'Cuando cambiamos estos términos, cambiamos la fecha de arriba.',
    callOrWrite: (phone, email) => ['Llame al ', phone, ' o escriba a ', email, '.'],
  },
}
