import type { words as en } from '../en/parts.tsx'

const drawings: (typeof en)['drawings'] = {
  door: 'Una llave alta de latón junto a una puerta verde con el número 2.',
  street: 'Una calle de fachadas; una puerta está abierta y con luz.',
  office:
    'La entrada de un edificio de apartamentos con placas de latón; un contrato de renta firmado con una llave.',
  kit: 'Una caja abierta en la entrada de una casa, con cartas, una carpeta y una llave con etiqueta numerada.',
  hooks: 'Un tablero verde con ganchos para llaves, casi todos vacíos; la segunda llave cuelga lista.',
  windows: 'La fachada de un edificio de apartamentos por la noche; una ventana tiene luz.',
}

export const words: typeof en = {
  drawings,
  doorTag: 'N.º',
  call: (phone) => `Llame al ${phone}`,
  apply: (fee) => `Solicite ahora - ${fee}`,
  questions: (phone, nextSteps) => (
    <>
      ¿No está aquí? Llame al {phone}. ¿Le dijeron que no? {nextSteps('Sus próximos pasos')}, gratis.
    </>
  ),
  quotes: {
    funded: 'en fondos',
    homes: {
      apartment: 'apartamento',
      house: 'casa',
      condo: 'condominio',
      townhome: 'casa adosada',
      trailer: 'casa móvil',
    },
  },
  ranges: {
    around: (town) => `Alrededor de ${town}`,
    cheapest: 'Los más baratos',
    dearest: 'Los más caros',
  },
  totalCost: {
    heading: 'Lo que cuesta en total',
    when: 'Cuándo',
    comesBack: 'Se devuelve',
  },
}
