import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { newIdempotencyKey } from '@/domain/http/idempotencyKey'
import type { ApiError, ApiResult } from './requestApi'

interface Options<Input, T> {
  onSuccess?: (data: T, input: Input) => unknown
  onError?: (error: ApiError, input: Input) => unknown
  /** a success leads to another page, so it stays pending until then */
  leavesPage?: boolean
}

interface Submit<Input> {
  /** sends the input; does nothing while another submission is pending */
  submit: (input: Input) => void
  isPending: boolean
  /** what is being sent; undefined when nothing is */
  pendingInput: Input | undefined
  /** why the last submission failed; null while the next one is pending */
  error: ApiError | null
  clearError: () => void
}

/**
 * Sends something to the API, one submission at a time. The callbacks run after `isPending` has ended, and also when
 * the component is gone by then.
 * @param request everything it needs comes in its input; `key` is the same until a submission succeeds, so that a retry
 *   after a lost answer creates nothing twice
 */
export function useSubmit<T, Input = void>(
  request: (input: Input, key: string) => Promise<ApiResult<T>>,
  { onSuccess, onError, leavesPage = false }: Options<Input, T> = {},
): Submit<Input> {
  const isLocked = useRef(false)
  const key = useRef<string | null>(null)
  const { mutateAsync, data, isPending, variables, reset } = useMutation({
    mutationFn: (input: Input) => request(input, (key.current ??= newIdempotencyKey())),
    // Without a connection the request fails at once instead of waiting for one.
    networkMode: 'always',
    // The input may be a password: it does not stay in the cache.
    gcTime: 1_000,
  })
  const send = async (input: Input): Promise<void> => {
    if (isLocked.current) return
    isLocked.current = true
    const result = await mutateAsync(input).finally(() => {
      isLocked.current = false
    })
    if (!result.ok) return void (await onError?.(result, input))
    key.current = null
    isLocked.current = leavesPage
    await onSuccess?.(result.data, input)
  }
  const error = data?.ok === false ? data : null
  return {
    submit: (input) => void send(input),
    isPending: isPending || (leavesPage && data?.ok === true),
    pendingInput: isPending ? variables : undefined,
    error,
    clearError: () => {
      if (error) reset()
    },
  }
}
