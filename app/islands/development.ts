// In development the hot-reload runtime must stand before the first component.
import 'virtual:react-router/inject-hmr-runtime'
import './loader.ts'
