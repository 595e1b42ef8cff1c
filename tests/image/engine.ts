import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const IMAGE = 'gonggong-test'
const SECRET = 'only-for-tests-of-this-machine-0123456789'

const succeeds = (program: string, ...args: string[]): boolean =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0

/** What builds images on this machine; undefined where nothing does. */
export const engine = ['docker', 'podman'].find((program) => succeeds(program, 'info'))

/** The Dockerfile's commands in their order, the health check's among them. */
export const commandsOf = (dockerfile: string): string[][] =>
  [...readFileSync(dockerfile, 'utf8').matchAll(/^\s*CMD (\[.*\])$/gm)].map(
    ([, words = '']) => JSON.parse(words) as string[],
  )

export interface BuiltImage {
  /** Starts a command in a container of its own, as the image's account, on this machine's network. */
  start: (command: string[], env?: Record<string, string>) => ChildProcess
  remove: () => void
}

/**
 * Builds the image of this checkout. What the way to the registry needs on this machine comes by `IMAGE_BUILD_ARGS`.
 * @param dataDir the volume `/data` of its containers, which any account can write
 */
export function buildImage(databaseUrl: string, dataDir: string): BuiltImage {
  const program = engine ?? ''
  const more = process.env.IMAGE_BUILD_ARGS?.split(' ') ?? []
  execFileSync(program, ['build', ...more, '--tag', IMAGE, '.'], { stdio: 'inherit' })
  const settings = {
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: SECRET,
    CONTACT_EMAIL: 'operator@bapsang.example',
    HOST: '127.0.0.1',
    JOB_WORKER: 'separate',
  }
  const given = (env: Record<string, string>) => [
    ...['--network', 'host', '--volume', `${dataDir}:/data`],
    ...Object.entries({ ...settings, ...env }).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
  ]
  const run = (program: string, args: string[]) => spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  if (succeeds(program, 'run', '--rm', IMAGE, 'node', '--version'))
    return {
      start: (command, env = {}) => run(program, ['run', '--rm', ...given(env), IMAGE, ...command]),
      remove: () => void succeeds(program, 'rmi', IMAGE),
    }
  // Podman needs limits that a sandbox may refuse; buildah runs its images without them.
  const container = execFileSync('buildah', ['from', '--pull-never', `localhost/${IMAGE}`], { encoding: 'utf8' }).trim()
  const isolated = ['run', '--isolation', 'chroot', '--user', 'node']
  return {
    start: (command, env = {}) => run('buildah', [...isolated, ...given(env), container, '--', ...command]),
    remove: () => void (succeeds('buildah', 'rm', container) && succeeds('buildah', 'rmi', IMAGE)),
  }
}
