export const MAP_DEFAULT_CENTER = { latitude: 37.5665, longitude: 126.978 }
export const SCROLL_SAVE_DEBOUNCE_MS = 200
export const SCROLL_RESTORE_DELAY_MS = 300
export const COPY_CONFIRMATION_MS = 2000
export const APP_FALLBACK_MS = 500
export const KAKAO_SDK_TIMEOUT_MS = 15_000
