import type { words as en } from './en.tsx'

export const words: typeof en = {
  name: 'Mapa del sitio',
  description:
    'Todas las páginas del sitio: programas, reglas, 50 estados, ciudades y vecindarios, como lista para leer y como XML para buscadores.',
  totals: {
    mainPages: 'Páginas principales',
    cities: 'Páginas de ciudades',
    subCities: 'Páginas de vecindarios',
  },
  kinds: 'Tipos de mapa del sitio',
  xml: 'Mapa en XML (Google)',
  pages: 'Mapa en HTML (personas)',
  mainPages: 'Páginas principales',
  cities: (shown, all) => `Ciudades: las primeras ${shown} de ${all}`,
  subCities: (shown, all) => `Vecindarios: los primeros ${shown} de ${all}`,
  addresses: (count, file) => (
    <>
      {count} direcciones para buscadores. {file} indica un archivo de direcciones por cada estado y empieza
      así:
    </>
  ),
  download: 'Descargar',
}
