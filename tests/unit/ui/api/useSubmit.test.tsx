import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import type { ApiError, ApiResult } from '@/ui/api/requestApi'
import { useSubmit } from '@/ui/api/useSubmit'

const FAILED: ApiError = {
  ok: false,
  status: 409,
  code: 'nickname-taken',
  message: '',
  field: 'nickname',
  retryAfter: null,
}

/** What the hook returns on its first render; its functions work without a DOM, its state cannot change. */
function firstRender<T, Input>(...options: Parameters<typeof useSubmit<T, Input>>) {
  let rendered: ReturnType<typeof useSubmit<T, Input>> | undefined
  function Component() {
    rendered = useSubmit<T, Input>(...options)
    return null
  }
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Component />
    </QueryClientProvider>,
  )
  if (!rendered) throw new Error('not rendered')
  return rendered
}

/** A request whose responses the test sends one after another. */
function pendingRequest() {
  const responses: ((result: ApiResult<string>) => void)[] = []
  const request = vi.fn(
    (_: string, _key: string) => new Promise<ApiResult<string>>((resolve) => responses.push(resolve)),
  )
  const respond = async (result: ApiResult<string>) => {
    responses.shift()?.(result)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { request, respond }
}

describe('useSubmit', () => {
  it('A form starts idle', () => {
    const { isPending, pendingInput, error } = firstRender(pendingRequest().request)
    expect({ isPending, pendingInput, error }).toEqual({ isPending: false, pendingInput: undefined, error: null })
  })

  it('A second submission is ignored while the first is pending', async () => {
    const { request, respond } = pendingRequest()
    const { submit } = firstRender(request)
    submit('a')
    submit('b')
    await vi.waitFor(() => expect(request).toHaveBeenCalled(), 30_000)
    await respond({ ok: true, data: 'done' })
    expect(request.mock.calls.map(([input]) => input)).toEqual(['a'])
  })

  it('A success passes data and input to onSuccess, and the next submission is accepted', async () => {
    const { request, respond } = pendingRequest()
    const [onSuccess, onError] = [vi.fn(), vi.fn()]
    const { submit } = firstRender(request, { onSuccess, onError })
    submit('a')
    await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(1), 30_000)
    await respond({ ok: true, data: 'done' })
    expect([onSuccess.mock.calls, onError.mock.calls]).toEqual([[['done', 'a']], []])
    submit('b')
    await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(2), 30_000)
  })

  it('A failure passes error and input to onError, and another attempt is accepted', async () => {
    const { request, respond } = pendingRequest()
    const [onSuccess, onError] = [vi.fn(), vi.fn()]
    const { submit } = firstRender(request, { onSuccess, onError, leavesPage: true })
    submit('a')
    await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(1), 30_000)
    await respond(FAILED)
    expect([onSuccess.mock.calls, onError.mock.calls]).toEqual([[], [[FAILED, 'a']]])
    submit('a')
    await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(2), 30_000)
  })

  it('A retry carries the key of the attempt before it, and what is sent after a success another', async () => {
    const { request, respond } = pendingRequest()
    const { submit } = firstRender(request)
    for (const result of [FAILED, { ok: true, data: 'done' }, FAILED] as const) {
      submit('a')
      await vi.waitFor(() => expect(request.mock.calls.length).toBeGreaterThan(0), 30_000)
      await new Promise((resolve) => setTimeout(resolve))
      await respond(result)
    }
    const [lost, retried, next] = request.mock.calls.map(([, key]) => key)
    expect([retried === lost, next === lost]).toEqual([true, false])
    expect(lost).toMatch(/^[\da-f]{32}$/)
  })

  it('A form stays locked after a success that leaves the page', async () => {
    const { request, respond } = pendingRequest()
    const onSuccess = vi.fn()
    const { submit } = firstRender(request, { onSuccess, leavesPage: true })
    submit('a')
    await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(1), 30_000)
    await respond({ ok: true, data: 'done' })
    submit('b')
    await new Promise((resolve) => setTimeout(resolve))
    expect([onSuccess.mock.calls.length, request.mock.calls.length]).toEqual([1, 1])
  })
})
