import type { words as en } from '../../en/town/pictures.ts'

const cities: typeof en.cities = {
  'new-york-ny': [
    {
      title: 'Los edificios de Manhattan',
      caption: 'Torres, un puente y más puertas de entrada que en ningún otro lugar del país.',
    },
    {
      title: 'Cuadras de brownstones',
      caption:
        'Escalones de entrada en Brooklyn y Harlem, donde el súper puede conocer a cada inquilino por su nombre.',
    },
    {
      title: 'Edificios sin elevador de los otros boroughs',
      caption: 'Cinco pisos y sin elevador, en Queens y el Bronx.',
    },
  ],
  'los-angeles-ca': [
    {
      title: 'El centro y las colinas',
      caption: 'De la torre redonda a la cúpula del observatorio, vistas desde la parte plana.',
    },
    {
      title: 'Patios de bungalows',
      caption: 'Casas pequeñas alrededor de un camino con jardín, que todavía se rentan una por una.',
    },
    {
      title: 'Apartamentos con jardín del Valle',
      caption: 'Dos pisos, un patio, estacionamiento abajo: la vivienda común de Los Angeles.',
    },
  ],
  'chicago-il': [
    {
      title: 'Los edificios frente al lago',
      caption: 'Dos antenas, dos torres como mazorcas y un techo en forma de diamante sobre el agua.',
    },
    {
      title: 'Edificios de dos apartamentos y casas de piedra gris',
      caption: 'El dueño arriba, el inquilino abajo: arrendadores con quienes se puede hablar.',
    },
    {
      title: 'Edificios con patio',
      caption: 'Ladrillo por tres lados y una reja al frente, por todo el North Side y el South Side.',
    },
  ],
  'houston-tx': [
    {
      title: 'El centro visto desde el bayou',
      caption: 'Techos escalonados y vidrio, y el domo unas millas al sur.',
    },
    {
      title: 'Casas en los Heights',
      caption: 'Porches bajo robles viejos; unas casas se rentan por cuarto, otras enteras.',
    },
    {
      title: 'Complejos con jardín',
      caption: 'Dos pisos alrededor de un patio, en Alief, Gulfton y Sharpstown.',
    },
  ],
}

export const words: typeof en = {
  cities,
  drawing: 'Un dibujo de techos como dientes de una llave.',
  roofs: (name) => `Los techos de ${name}`,
  drawn: 'Un dibujo.',
  street: 'Una calle',
  renting: (ofHundred) => `${ofHundred === 1 ? 'Renta' : 'Rentan'} ${ofHundred} de cada 100.`,
  fronts: 'Fachadas de casas, cada una con su puerta.',
  apartments: 'Apartamentos',
  twoBedrooms: (rent, source) => `2 recámaras: ${rent} (${source}).`,
  floors: 'De tres a cinco pisos.',
}
