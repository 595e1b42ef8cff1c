import type { TestProject } from 'vitest/node'
import { launchBrowser } from './browser'
import { startDemo } from './startDemo'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of a running demo, e.g. http://localhost:41234 */
    site: string
    /** Where tests connect to the shared browser. */
    browser: string
    /** Where the demo keeps its data, its database's included. */
    dataDir: string
    /** The demo's admin. */
    admin: { email: string; password: string }
  }
}

/** One demo that all tests share, and one browser. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const demo = await startDemo()
  try {
    const browser = await launchBrowser()
    project.provide('site', demo.site)
    project.provide('dataDir', demo.dataDir)
    project.provide('browser', browser.wsEndpoint())
    project.provide('admin', demo.admin)
    return async () => {
      await browser.close()
      await demo.stop()
    }
  } catch (error) {
    await demo.stop()
    throw error
  }
}
