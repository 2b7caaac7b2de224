import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every address of the site, in one table. */
export default [
  index('routes/home.tsx'),
  route('qualify', 'routes/qualify.tsx'),
  route('forms/:name', 'routes/stand-in-form.tsx'),
  // Shown by `npm run dev` only.
  ...(import.meta.env.DEV ? [route('gallery', 'routes/gallery.tsx')] : []),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
