import type { words as en } from './en.ts'

type Words = typeof en

const sizeNames: Words['sizeNames'] = {
  0: 'estudio',
  1: '1 recámara',
  2: '2 recámaras',
  3: '3 recámaras',
  4: '4 recámaras',
}

const homeNames: Words['homeNames'] = {
  0: 'un estudio',
  1: 'una vivienda de 1 recámara',
  2: 'una vivienda de 2 recámaras',
  3: 'una vivienda de 3 recámaras',
  4: 'una vivienda de 4 recámaras',
}

const page: Words['page'] = {
  name: 'Buscador de rentas',
  title: '¿Dónde me alcanza para vivir?',
  description: (years) =>
    `Pueblos y ciudades en un radio de 25 a 100 millas cuya renta justa (HUD, ${years}) cabe en sus ingresos o su presupuesto, por número de recámaras, el más cercano primero, con lo que le sobra.`,
  answered: (home, budget, place) =>
    `Dónde alcanzan ${budget} para la renta justa de ${home} cerca de ${place}`,
  lead: 'Diga cuánto gana o cuánto puede pagar. Le mostramos los lugares cuya renta justa puede pagar, el más cercano primero. Sin nombre, sin correo electrónico.',
  qualify: 'Vea si califica',
  allStates: 'Todos los estados',
}

const form: Words['form'] = {
  near: {
    label: 'Ciudad o código postal',
    hint: 'Donde trabaja o vive ahora, por ejemplo Houston, TX',
  },
  income: { label: 'Ingresos al mes', hint: 'Antes de impuestos, entre todos' },
  rent: { label: 'O la renta que puede pagar', hint: 'Con electricidad, gas y agua' },
  bedrooms: 'Recámaras',
  studio: 'Estudio',
  miles: 'Qué tan lejos',
  send: 'Ver los lugares',
  failed:
    'No llegó la nueva respuesta. Si abajo ve una, es de lo que escribió antes. Para intentarlo otra vez, pulse “Ver los lugares”.',
}

const problems: Words['problems'] = {
  noTown: 'Escriba una ciudad, un pueblo o un código postal.',
  severalInZip: 'Este código postal abarca varios lugares.',
  severalNamed: 'Varios lugares, o partes de lugares, se llaman así.',
  unknown: {
    zip: 'Ningún lugar de nuestra lista tiene este código postal. Escriba el nombre de la ciudad o del pueblo.',
    state: 'Eso es un estado. Escriba una ciudad o un pueblo de ese estado.',
    town: 'No conocemos ningún lugar con ese nombre. Escríbalo con su estado, por ejemplo Houston, TX.',
  },
  territory: (name) =>
    `Tenemos rentas de los 50 estados y de Washington, DC, y ninguna de ${name}. Escriba un lugar de un estado.`,
  noMoney: 'Escriba sus ingresos o la renta que puede pagar.',
  negative: 'No puede ser menos de cero. Escríbalo sin el signo de menos.',
  noDigits: 'Escriba los dólares con números, por ejemplo 1200.',
  tooLittle: (least) => `Escriba ${least} o más.`,
  tooMuch: (most) => `Buscamos hasta ${most} al mes. Escriba menos.`,
  perhapsAYear: (most, month) => `Buscamos hasta ${most} al mes. Si eso es por año, escriba ${month}.`,
  headings: {
    several: 'Ya casi',
    which: '¿A cuál se refiere?',
    suggested: '¿Se refiere a uno de estos?',
    one: 'Una cosa más',
  },
}

const rules: Words['rules'] = {
  perhapsAYear: (income, month) => `¿${income} al mes? Si eso es por año, escriba ${month}.`,
  byIncome: (income, budget, byTimes) =>
    `Según la regla del 30%, de ${income} al mes quedan ${budget} para la renta y los servicios. Según la regla de 3 × de muchos arrendadores, alcanza para una renta de ${byTimes}.`,
  byRent: (budget, byShare, byTimes) =>
    `Según la regla del 30%, ${budget} corresponde a ingresos de ${byShare} al mes. Los arrendadores con la regla de 3 × piden ${byTimes}.`,
  aboveShare: (rules, rent, budget) =>
    `Usted escribió ${rent}, que es más del 30% de los ingresos. Por eso buscamos hasta ${budget}. ${rules}`,
  aboveIncome: (rules, rent, budget) =>
    `Usted escribió ${rent}, que es más que todos los ingresos. Por eso buscamos hasta ${budget}. ${rules}`,
  enough: (rules, income) => `${rules} Sus ${income} alcanzan para las dos.`,
}

const found: Words['found'] = {
  heading: (count, miles, place, budget) =>
    `${count === 1 ? '1 lugar' : `${count} lugares`} a menos de ${miles} millas de ${place} ${count === 1 ? 'tiene' : 'tienen'} una renta justa de ${budget} al mes o menos`,
  paidMore: (count, all, budget, years) => {
    const where =
      all === 1
        ? 'Ahí'
        : count === all
          ? 'En todos ellos'
          : count === 1
            ? 'En uno de ellos'
            : `En ${count} de ellos`
    return `${where} la mayoría de los que rentan pagaba más de ${budget}, según la mediana del censo de viviendas de todos los tamaños, ${years}.`
  },
  unknownHere: (place) => `Para ${place} mismo no tenemos una renta justa.`,
  tooDearHere: (place, home, rent, tooMuch) =>
    `En ${place} mismo, la renta justa de ${home} es de ${rent}: ${tooMuch} de más.`,
  here: 'el lugar mismo',
  census: (rent, years) => `mediana del censo ${rent}${years ? ` en ${years}` : ''}`,
  mostPaidMore: (census, budget) => `${census}: la mayoría pagaba más de ${budget}`,
  way: (way) => `a ${way}`,
  nothingLeft: 'no sobra nada',
  left: (amount) => `sobran ${amount}`,
  more: (count) => `Ver ${count} más`,
  source: (home, title, years) =>
    `Renta justa al mes de ${home} con servicios: ${title}, ${years}. Las millas son en línea recta.`,
  onlyNearest: (count) => `La lista tiene los ${count} más cercanos.`,
  leftOut: (count) =>
    count === 1
      ? 'De 1 lugar no tenemos renta justa y no está en la lista.'
      : `De ${count} lugares no tenemos renta justa y no están en la lista.`,
}

const map: Words['map'] = {
  label: (miles, place, fitting, dearer) =>
    `Mapa de los lugares a menos de ${miles} millas de ${place}, con el norte arriba. Con renta justa que alcanza a pagar: ${fitting}. Con renta justa más alta: ${dearer}. La lista nombra los primeros.`,
  fits: (count) => `alcanza para la renta justa (${count})`,
  costsMore: (count) => `renta justa más alta (${count})`,
}

const none: Words['none'] = {
  heading: (miles, place, budget, isByLand) =>
    `Ningún lugar a menos de ${miles} millas de ${place}${isByLand ? ' por tierra' : ''} tiene una renta justa de ${budget} al mes o menos`,
  oneMustChange: (home) => `Para ${home} tendría que cambiar una de estas cosas:`,
  thisMustChange: (home) => `Para ${home} tendría que cambiar esto:`,
  norFarther: (miles, isByLand) =>
    `Tampoco ninguno a menos de ${miles} millas${isByLand ? ' por tierra' : ''}.`,
  across: (place, way, rent) =>
    `Al otro lado del agua, el más cercano que alcanza es ${place}, ${way}: ${rent} al mes.`,
  nothingOnFile: 'No tenemos rentas justas tan cerca, así que no hay nada que comparar.',
  rent: (rent, place, way, more) =>
    `La renta: la renta justa más baja aquí es de ${rent} en ${place}, ${way}. Son ${more} más al mes.`,
  share: (percent) => `Se llevaría el ${percent}% de los ingresos.`,
  tooMuch: (percent) =>
    percent > 100
      ? 'Es más que todos los ingresos.'
      : `Se llevaría el ${percent}% de los ingresos: más de lo que aconsejamos.`,
  lookUpTo: (rent) => `Buscar hasta ${rent}`,
  size: (home, rent, place, way) => `El tamaño: la renta justa de ${home} es de ${rent} en ${place}, ${way}.`,
  lookFor: (home) => `Buscar ${home}`,
  distance: (place, way, rent) =>
    `La distancia: el lugar más cercano con una renta justa que puede pagar es ${place}, ${way}, por ${rent}.`,
  lookWithin: (miles) => `Buscar a menos de ${miles} millas`,
}

const start: Words['start'] = {
  unknown: (place) => `No tenemos una renta justa para ${place}; los lugares cercanos pueden tener una.`,
  rents: (place, source, rents) => `Rentas justas en ${place} (${source}): ${rents}.`,
}

const counting: Words['counting'] = {
  heading: 'Cómo hacemos las cuentas',
  fairRent: {
    term: 'Renta justa',
    text: (years) =>
      `Lo que HUD, el departamento federal de vivienda, calcula que cuesta al mes una vivienda modesta con servicios, según sus recámaras. Es una cifra para toda una zona, como un condado. Un lugar de la zona puede costar mucho más. Las cifras son del ${years}. Las viviendas en oferta cuestan menos o más.`,
    old: (years) =>
      `Lo que HUD, el departamento federal de vivienda, calcula que cuesta al mes una vivienda modesta con servicios, según sus recámaras. Es una cifra para toda una zona, como un condado. Un lugar de la zona puede costar mucho más. Las cifras son del ${years}. HUD ya tiene otras más nuevas; todavía no las tenemos aquí. Las viviendas en oferta cuestan menos o más.`,
  },
  census: {
    term: 'Mediana del censo',
    text: (years) =>
      `La mitad de los que rentan en el lugar mismo pagaba menos y la mitad más, en ${years}. Entran viviendas de todos los tamaños. ¿Pasa mucho de la renta justa? Vea antes la página del lugar.`,
  },
  rest: [
    {
      term: 'La regla del 30%',
      text: 'La renta y los servicios juntos no pasan del 30% de los ingresos antes de impuestos. Es una regla práctica, no una ley. Si escribe unos ingresos y una renta, cuenta la cantidad más baja.',
    },
    {
      term: 'La regla de 3 ×',
      text: 'Muchos arrendadores piden ingresos de tres veces la renta. Algunos piden menos, otros más.',
    },
    {
      term: 'Lo que sobra',
      text: 'Lo que queda cada mes de la cantidad para la renta después de la renta justa. De ahí se paga un viaje más largo al trabajo.',
    },
    {
      term: 'Millas',
      text: 'Del centro de un lugar al centro del otro, en línea recta. El camino es más largo.',
    },
    {
      term: 'Sin dato',
      text: 'Un lugar del que no tenemos renta justa no está en la lista. No adivinamos.',
    },
  ],
}

export const words: Words = {
  sizeNames,
  homeNames,
  page,
  form,
  problems,
  rules,
  found,
  map,
  none,
  start,
  counting,
}
