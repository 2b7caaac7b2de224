import type { words as en } from '../en/accessibility.ts'

export const words: typeof en = {
  crumb: 'Accesibilidad',
  headTitle: (brand) => `Accesibilidad | ${brand}`,
  description:
    'Lo que hacemos para que todos puedan usar este sitio, lo que todavía no funciona bien, y cómo avisar de un problema por teléfono o correo electrónico.',
  title: 'Accesibilidad',
  intro: {
    everybody: 'Toda persona que necesita una vivienda debe poder usar este sitio.',
    call: (phone) => ['¿Algo le estorba? Llame al ', phone, '. Podemos hacerlo con usted por teléfono.'],
  },
  aim: {
    heading: 'Nuestra meta',
    rules: (wcag) => [
      'Hacemos este sitio para cumplir con las ',
      wcag('Web Content Accessibility Guidelines (WCAG) 2.2'),
      ', nivel AA. Son las reglas con que se mide a la mayoría de los sitios públicos.',
    ],
  },
  whatWeDid: {
    heading: 'Lo que hicimos',
    list: [
      'Teclado: puede llegar a todo y usarlo sin ratón. Un borde claro muestra dónde está. El primer enlace de cada página salta al contenido.',
      'Contraste: el texto se distingue bien del fondo, en el tema claro y en el oscuro. Nada se muestra solo con color.',
      'Tacto: los botones y los enlaces del menú miden al menos 44 píxeles de alto, para que sea fácil tocarlos.',
      'Sin JavaScript: todas nuestras páginas y formularios siguen funcionando.',
      'Movimiento: si su aparato pide menos movimiento, nada se mueve.',
      'Tamaño: puede agrandar mucho el texto. Se sigue leyendo sin moverse de lado. Solo las tablas anchas se desplazan, dentro de su propio marco.',
      'Lectores de pantalla: las páginas tienen títulos, listas y etiquetas de verdad. Las imágenes que dicen algo se describen con palabras. Si hay un error en un formulario, unas palabras junto al campo se lo dicen.',
    ],
    checked:
      'Revisamos nuestras páginas con una herramienta automática y en un navegador real, en los dos temas.',
  },
  limits: {
    heading: 'Límites conocidos',
    otherForms: (phone) => [
      'Los formularios de solicitud, inscripción y pedido que están en marcos son de otras compañías. No podemos arreglar lo que hay dentro. Junto a cada uno hay un enlace que lo abre solo. Si eso no le funciona, llame al ',
      phone,
      '.',
    ],
    photos: 'Las fotos de las historias vienen de inquilinos. Nuestras descripciones son cortas y generales.',
    elsewhere: 'Puede que los sitios a los que llevan nuestros enlaces no sean accesibles.',
  },
  report: {
    heading: 'Avise de un problema',
    callOrWrite: (phone, email) => ['Llame al ', phone, ' o escriba a ', email, '. Por favor, díganos:'],
    tellUs: [
      'qué página era,',
      'qué quería hacer y qué pasó,',
      'qué aparato, navegador o herramienta de accesibilidad usa, si lo sabe.',
    ],
    answer: (within) =>
      `Por lo general, nuestros especialistas responden en ${within} o menos. Le decimos qué podemos arreglar y, mientras tanto, le ayudamos de otra manera.`,
  },
}
