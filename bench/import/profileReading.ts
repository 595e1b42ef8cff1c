import { Session } from 'node:inspector/promises'
import type { Profiler } from 'node:inspector'
import { basename } from 'node:path'
import { koreanDay } from '@/domain/koreanDay'
import { openFile } from '@/import/extract/openFile'
import { readFile } from '@/import/transform/readFile'
import { middle } from '../median'

const SHOWN = 15

/** Readings of each file before those that are measured: half a second ends before the code is compiled. */
const WARMING = 3
const MEASURED = 5

/**
 * Reads files as an import would, without a database: rows a second of each, as a new process reads it and as one that
 * goes on, and where the time goes.
 */
export async function profileReading(paths: readonly string[]): Promise<void> {
  const first = await inTurn(paths, measure)
  for (let i = 0; i < WARMING; i++) await inTurn(paths, read)
  const runs: Reading[][] = []
  for (let i = 0; i < MEASURED; i++) runs.push(await inTurn(paths, measure))
  console.table(
    first.map(({ file, rows, perSecond }, at) => ({
      file,
      rows,
      'rows/s of a new process': Math.round(perSecond),
      'rows/s later (median)': Math.round(middle(runs.map((run) => run[at]?.perSecond ?? 0))),
      // On a busy machine only this can be compared.
      'of processor time': Math.round(middle(runs.map((run) => run[at]?.perBusySecond ?? 0))),
    })),
  )
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.start')
  await inTurn(paths, read)
  const { profile } = await session.post('Profiler.stop')
  session.disconnect()
  const times = selfTimes(profile)
  printShares(
    'functions',
    times,
    ({ functionName, url, lineNumber }) => `${functionName || '(anonymous)'} ${shortUrl(url)}:${lineNumber + 1}`,
  )
  printShares('files', times, ({ functionName, url }) => (url ? shortUrl(url) : functionName))
}

async function inTurn<T>(paths: readonly string[], work: (path: string) => Promise<T>): Promise<T[]> {
  const done: T[] = []
  for (const path of paths) done.push(await work(path))
  return done
}

async function read(path: string): Promise<number> {
  let rows = 0
  for await (const block of readFile(await openFile(path), koreanDay(new Date()))) rows += block.length
  return rows
}

interface Reading {
  file: string
  rows: number
  perSecond: number
  /** rows a second of processor time */
  perBusySecond: number
}

async function measure(path: string): Promise<Reading> {
  const begin = performance.now()
  const before = process.cpuUsage()
  const rows = await read(path)
  const { user, system } = process.cpuUsage(before)
  const seconds = (performance.now() - begin) / 1000
  return { file: basename(path), rows, perSecond: rows / seconds, perBusySecond: rows / ((user + system) / 1e6) }
}

type Frame = Profiler.ProfileNode['callFrame']

/** Microseconds in each function itself. */
function selfTimes({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): { frame: Frame; time: number }[] {
  const byNode = new Map<number, number>()
  samples.forEach((node, at) => byNode.set(node, (byNode.get(node) ?? 0) + (timeDeltas[at] ?? 0)))
  return nodes.map(({ id, callFrame }) => ({ frame: callFrame, time: byNode.get(id) ?? 0 }))
}

function printShares(what: string, times: { frame: Frame; time: number }[], nameOf: (frame: Frame) => string): void {
  const sums = new Map<string, number>()
  for (const { frame, time } of times) sums.set(nameOf(frame), (sums.get(nameOf(frame)) ?? 0) + time)
  const total = times.reduce((sum, { time }) => sum + time, 0)
  console.log(`\n${what}, by the time in themselves (of ${(total / 1e6).toFixed(2)} s)`)
  for (const [name, time] of [...sums].sort((a, b) => b[1] - a[1]).slice(0, SHOWN))
    console.log(`${((time / total) * 100).toFixed(1).padStart(6)} %  ${name}`)
}

const shortUrl = (url: string): string => url.replace(/^.*\/(?=(?:src|bench|node_modules)\/)/, '')
