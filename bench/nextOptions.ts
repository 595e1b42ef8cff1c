import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { measureSizes } from './pages/measureSizes'
import { compareRates, MADE, ratePerProcessorSecond } from './rate'
import { startCheckout } from './startProcess'
import { serve, startCountedDatabase } from './startSeededSite'

/**
 * `npm run bench:nextOptions -- FOLDER [OPTION…]`: what each option of Next does that we leave off. FOLDER is a copy of
 * this checkout with its packages; each option is set in its `next.config.ts` alone, built, and asked in turn with this
 * checkout as it is built. Prints the ratio of pages made to a second of processor time, and the bytes of HTML and
 * scripts. Linux only.
 */
const turbopack = (name: string): [string, object] => [name, { experimental: { [name]: true } }]
const OPTIONS: Record<string, object> = {
  'nothing else': {},
  ...Object.fromEntries(
    [
      'turbopackCjsTreeShaking',
      'turbopackCjsScopeHoisting',
      'turbopackCrossModuleConstants',
      'turbopackMangleViaMaterializedNamespaceObject',
      'turbopackModuleFragments',
      'concurrentRouterQueue',
      'inlineCss',
    ].map(turbopack),
  ),
  turbopackChunking: { experimental: { turbopackChunking: { firstPageLoadPriority: 1 } } },
  'optimizeServerReact off': { experimental: { optimizeServerReact: false } },
  reactCompiler: { reactCompiler: true, experimental: { turbopackRustReactCompiler: true } },
  partialPrefetching: { partialPrefetching: true },
  cacheComponents: { cacheComponents: true },
}
const ROWS = 20_000
const SIZED = ['/', '/restaurants/1', '/map']
const [folder = '', ...chosen] = process.argv.slice(2)
if (!folder) throw new Error('npm run bench:nextOptions -- FOLDER [OPTION…]')

/** The options of `next.config.ts` and one more. */
function configWith(own: string, options: object): string {
  const { experimental, ...others } = options as { experimental?: object }
  const inside = (parts: object): string => JSON.stringify(parts).slice(1, -1)
  const text = own
    .replace('experimental: {', `experimental: {${experimental ? `${inside(experimental)},` : ''}`)
    .replace(
      'reactStrictMode: true,',
      `reactStrictMode: true,${Object.keys(others).length ? `${inside(others)},` : ''}`,
    )
  if (text === own && Object.keys(options).length) throw new Error('next.config.ts has changed its form')
  return text
}

const sizesOf = async (site: string): Promise<string> =>
  (await measureSizes(site, SIZED))
    .map(({ path, html, js }) => `${path} HTML ${(html / 1024).toFixed(1)} KB, scripts ${(js / 1024).toFixed(1)} KB`)
    .join('; ')

const database = await startCountedDatabase(ROWS)
const config = join(folder, 'next.config.ts')
const written = readFileSync(config, 'utf8')
try {
  for (const [name, options] of Object.entries(OPTIONS)) {
    if (chosen.length && !chosen.includes(name)) continue
    console.log(`\n${name}`)
    writeFileSync(config, configWith(written, options))
    try {
      const started = performance.now()
      execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { cwd: folder, stdio: 'pipe' })
      console.log(`built in ${((performance.now() - started) / 1000).toFixed(0)} s`)
    } catch (error) {
      console.log(`does not build: ${String((error as { stderr?: Buffer }).stderr).slice(0, 600)}`)
      continue
    }
    // Both new: a process that has run for longer has compiled more.
    const own = await serve(database, '1')
    const other = await startCheckout(folder, `serve({ url: process.env.BENCH_URL }, '1')`, { BENCH_URL: database.url })
    try {
      console.log(`as it is: ${await sizesOf(own.site)}\nwith it: ${await sizesOf(other.site)}`)
      const measure = ratePerProcessorSecond([own, other])
      await compareRates(other.site, own.site, { kinds: MADE, rounds: 4, measure })
    } finally {
      await Promise.all([own.stop(), other.stop()])
    }
  }
} finally {
  writeFileSync(config, written)
  await database.stop()
}
