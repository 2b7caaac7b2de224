import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { documentPaths } from './documents.ts'
import { landingPaths } from './pages.ts'
import { sitemapFiles } from './sitemap/files.ts'

const developmentRoutes = [
  route('gallery', 'routes/gallery.tsx'),
  route('gallery/toasts', 'routes/gallery-toasts.tsx'),
  route('broken', 'routes/broken.tsx'),
]

/** Every address of the site, in one table. */
export default [
  // One renderer for all landing pages: app/pages.ts has their builders.
  ...landingPaths.map((path) => route(path, 'routes/landing.tsx', { id: path })),
  route('state/:state', 'routes/state.tsx'),
  route('city/:city', 'routes/city.tsx'),
  route('city-old/:cityState', 'routes/city-old.tsx'),
  route('subcity/:subCity', 'routes/sub-city.tsx'),
  route('articles', 'routes/articles.tsx'),
  route('articles/before/:cursor', 'routes/articles.tsx', { id: 'older-articles' }),
  route('articles/feed.xml', 'routes/feed.ts'),
  route('articles/preview/:token', 'routes/article-preview.tsx'),
  route('articles/:slug', 'routes/article.tsx'),
  route('article-images/:id/:file?', 'routes/article-image.ts'),
  route('approval-wall', 'routes/approval-wall.tsx'),
  route('approval-wall/before/:cursor', 'routes/approval-wall.tsx', { id: 'older-stories' }),
  route('approval-wall/story/:id', 'routes/story.tsx'),
  route('approval-wall/share', 'routes/share-story.tsx'),
  route('approval-wall/thanks', 'routes/story-thanks.tsx'),
  route('approval-wall/my-story', 'routes/my-story.tsx'),
  route('stories', 'routes/stories.ts'),
  route('photos/:id/:file?', 'routes/photo.ts'),
  ...documentPaths.map((path) => route(path, 'routes/document.tsx', { id: path })),
  route('sitemap', 'routes/sitemap.tsx'),
  ...sitemapFiles.map((file) => route(file, 'routes/sitemap-xml.ts', { id: file })),
  route('robots.txt', 'routes/robots.ts'),
  route('admin', 'routes/admin-desk.tsx', [
    index('routes/admin.tsx'),
    route('logout', 'routes/admin-logout.ts'),
    route('stories/move', 'routes/admin-move-story.ts'),
    route('stories/undo', 'routes/admin-undo-story.ts'),
    route('stories/news', 'routes/admin-story-news.ts'),
    route('stories/:status', 'routes/admin-stories.tsx'),
    route('stories/:status/before/:cursor', 'routes/admin-stories.tsx', { id: 'older-admin-stories' }),
    route('articles', 'routes/admin-articles.tsx'),
    route('articles/new', 'routes/admin-article.tsx', { id: 'new-article' }),
    route('articles/delete', 'routes/admin-delete-article.ts'),
    route('articles/bin', 'routes/admin-article-bin.tsx'),
    route('articles/draft', 'routes/admin-article-draft.ts'),
    route('articles/:id', 'routes/admin-article.tsx'),
    route('articles/:id/revisions', 'routes/admin-article-revisions.tsx'),
    route('activity', 'routes/admin-activity.tsx'),
    route('settings/restore', 'routes/admin-restore-setting.ts'),
    route('settings/:group?', 'routes/admin-settings.tsx'),
    route('claims', 'routes/admin-claims.tsx'),
    route('numbers', 'routes/admin-numbers.tsx'),
    route('numbers.csv', 'routes/admin-numbers-csv.ts'),
    route('missing', 'routes/admin-missing.tsx'),
    route('missing/forget', 'routes/admin-forget-missing.ts'),
    route('redirects/remove', 'routes/admin-remove-redirect.ts'),
  ]),
  route('qualify', 'routes/qualify.tsx'),
  route('island-error', 'routes/island-error.ts'),
  route('count', 'routes/count.ts'),
  route('forms/:name', 'routes/stand-in-form.tsx'),
  // Shown by `npm run dev` only.
  ...(import.meta.env.DEV ? developmentRoutes : []),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
