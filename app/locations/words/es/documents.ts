import type { words as en } from '../en/documents.ts'

const figures: typeof en.figures = {
  title: 'De dónde vienen nuestras cifras locales',
  headTitle: (brand) => `De dónde vienen nuestras cifras locales | ${brand}`,
  description:
    'Rentas justas, ingresos, oficinas de vivienda y leyes en nuestras páginas locales: quién las publica, de qué años son y cómo las usamos.',
  intro: [
    'Las páginas de cada lugar y de cada estado muestran cifras que otros contaron. Aquí decimos quién, cuándo y qué hacemos con ellas.',
    'Cada cifra lleva su año. Si no tenemos una solo para un lugar, la página muestra la de su condado y lo dice. Si las rentas de todos sus códigos postales están por encima de la del condado, o todas por debajo, muestra la más cercana de ellas.',
  ],
  rents: {
    heading: 'Rentas',
    fair: (years, day) =>
      `Renta justa: la renta justa de mercado (Fair Market Rent) del US Department of Housing and Urban Development (HUD), el departamento federal de vivienda, ${years}${day ? `, del ${day}` : ''}. Es lo que cuesta una vivienda modesta con sus servicios. HUD la fija para un condado o para toda un área metropolitana.`,
    census: (from, to, top) =>
      `Renta mediana según el censo: la mitad de los inquilinos pagó menos y la mitad pagó más, de ${from} a ${to}. Incluye viviendas de todos los tamaños, contratos de renta viejos y nuevos, y los servicios. Los contratos nuevos muchas veces piden más. El censo no cuenta más allá de ${top}.`,
    zips: 'Las rentas por código postal también son medianas del censo, de zonas que pueden ir más allá de una ciudad.',
    superseded: (year) =>
      `Las rentas del año fiscal ${year} valen desde el 1 de octubre de ${year - 1}. Todavía no las tenemos aquí.`,
  },
  rules: {
    heading: 'Cuánto hay que ganar',
    list: (hours) => [
      'Regla del 30%: la renta no pasa del 30% del sueldo antes de impuestos.',
      'Regla de 3 ×: muchos arrendadores piden un sueldo de tres veces la renta.',
      `Tiempo completo son 40 horas a la semana, ${hours} al mes. Las horas de trabajo se cuentan con el salario mínimo del estado, o de la parte que tiene el suyo; una ciudad puede tener uno más alto.`,
    ],
    lowIncome: (years, day) =>
      `HUD fija qué se considera bajos ingresos en cada condado (${years}${day ? `, del ${day}` : ''}). Cuentan los ingresos de un año, antes de impuestos, de todos los que viven en casa.`,
  },
  census: {
    heading: 'El censo',
    list: (from, to) => [
      'Habitantes: el conteo de 2020, o un cálculo donde la página lo dice.',
      `Ingresos, inquilinos, edad de las viviendas y camino al trabajo: la American Community Survey, de ${from} a ${to}, donde no se nombran otros años. Son cálculos, y poco exactos en lugares pequeños.`,
      'Inquilinos: en un pueblo es la parte de las personas que viven en viviendas rentadas; en un condado o una ciudad grande, la parte de los hogares.',
      'Desalojos: casos presentados en la corte, contados por el Eviction Lab de Princeton University, con su año. No todos los casos terminan en que alguien deja su vivienda.',
    ],
    nothingAbout: 'Ninguna cifra trata de raza, religión, origen, familias, discapacidad o delitos.',
  },
  towns: {
    heading: 'Cómo comparamos lugares',
    list: (samePercent, roughBelow) => [
      'Las millas son en línea recta. Las posiciones son de GeoNames (CC BY 4.0).',
      `“Casi lo mismo” quiere decir que la diferencia no pasa del ${samePercent}%.`,
      `Las medianas de lugares con menos de ${roughBelow} habitantes son poco exactas; por eso se eligen primero los más grandes. Cada lista va desde el más barato.`,
      'Una renta muy por debajo de la del estado casi siempre quiere decir que hay pocas viviendas en renta. No la comparamos.',
    ],
  },
  help: {
    heading: 'Ayuda gratis',
    text: 'Las oficinas de vivienda son las de la lista de agencias públicas de vivienda de HUD. La ayuda legal es la lista de la Legal Services Corporation. Cada una lleva el día de su lista. No somos parte de ninguna y no ganamos nada con ellas.',
  },
  laws: {
    heading: 'Leyes',
    text: 'Cada regla lleva su ley y el día en que la revisamos, y solo está si dos revisiones coincidieron. “No lo tenemos” quiere decir que no lo sabemos. No quiere decir que no haya una regla. Las ciudades pueden agregar reglas a las del estado. Nada de esto es asesoría legal.',
  },
  mistakes: {
    heading: '¿Algo está mal?',
    text: (day, phone, email) => [
      `Todas las tablas se reunieron el ${day}. Avísenos de un error: llame al `,
      phone,
      ' o escriba a ',
      email,
      '.',
    ],
  },
}

const legalAid: typeof en.legalAid = {
  title: 'Ayuda legal gratis en cada estado',
  headTitle: (brand) => `Ayuda legal gratis en cada estado | ${brand}`,
  description:
    'Abogados gratis para inquilinos con pocos ingresos: las oficinas de cada estado y sus teléfonos.',
  intro:
    'Abogados gratis para personas con pocos ingresos. ¿Su estado tiene más de una oficina? Cualquiera de ellas le dice cuál es la suya.',
  letters: (from, to) => `De la ${from} a la ${to}`,
  table: (from, to) => `Estados de la ${from} a la ${to}`,
  columns: ['Estado', 'Quién ayuda'],
  source: {
    heading: 'De dónde viene esto',
    text: (title, years) =>
      `${title}, ${years}. Los números cambian: si alguno está mal, por favor avísenos.`,
  },
}

export const words: typeof en = { figures, legalAid }
