import { callApi } from './callApi'

/** For queries, which know a failure by its being thrown. */
export async function readOrThrow<T>(path: string, signal: AbortSignal): Promise<T> {
  const answered = await callApi<T>(path, { signal })
  if (!answered.ok) throw new Error(answered.message)
  return answered.data
}
