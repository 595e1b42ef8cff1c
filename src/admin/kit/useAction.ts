import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh } from 'react-admin'

interface Words<Result> {
  done?: string | ((result: Result) => string)
  onDone?: (result: Result) => void
}

export function useAction<Given = void, Result = unknown>(
  run: (given: Given) => Promise<Result>,
  { done, onDone }: Words<Result> = {},
) {
  const notify = useNotify()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: run,
    onSuccess: (result) => {
      if (done !== undefined) notify(typeof done === 'string' ? done : done(result))
      refresh()
      onDone?.(result)
    },
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  })
}
