import { ScreenError } from './ScreenError'

/** When the frame itself broke: only a full load helps. */
export const ErrorPage = () => <ScreenError resetErrorBoundary={() => location.reload()} />
