import { REGISTER_PAGE } from '@/contract/memberPaths'
import { FormAlert } from '@/ui/form/FormAlert'
import type { ApiError } from '@/ui/api/requestApi'

export function StepAlert({ error }: { error: ApiError | null }) {
  return (
    <>
      <FormAlert>{error?.message ?? null}</FormAlert>
      {error?.code === 'sign-up-expired' && (
        <a
          href={REGISTER_PAGE}
          className={
            '-mt-3 mb-3 inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-3'
          }
        >
          처음부터 다시 가입하기
        </a>
      )}
    </>
  )
}
