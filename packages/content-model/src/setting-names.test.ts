import { describe, expect, test } from 'vitest'
import { findSettingMistakes, SETTING_NAMES } from './setting-names.ts'

describe('findSettingMistakes', () => {
  test.each([
    [{ SITE_PROT: '80' }, ['SITE_PROT: did you mean SITE_PORT?']],
    [{ SITE_PORTS: '80' }, ['SITE_PORTS: did you mean SITE_PORT?']],
    [{ CATALOG_URL: 'x' }, ['CATALOG_URL: did you mean CATALOGUE_URL?']],
    [{ CATALOGUE_KEY: 'x' }, ['CATALOGUE_KEY: there is no such setting; the nearest is CATALOGUE_API_KEY.']],
    [
      { CATALOGUE_TIMEOUT_MS: '1', CATALOGUE_TIMEOUT: '2' },
      ['CATALOGUE_TIMEOUT_MS: there is no such setting; the nearest is CATALOGUE_TIMEOUT.'],
    ],
    [{ CATALOGUE_RETRIES: '3' }, ['CATALOGUE_RETRIES: there is no such setting; the nearest is CATALOGUE_COOKIES.']],
    [
      { CATALOGUE_URLS: 'x', CATALOGUE_URL: 'x' },
      ['CATALOGUE_URLS: there is no such setting; the nearest is CATALOGUE_URL.'],
    ],
    [{ SITE_INTERNAL_NAME: 'x' }, ['SITE_INTERNAL_NAME: there is no such setting; the nearest is SITE_INTERNAL_HOST.']],
    [{ CATALOGUE_PORT: 'tcp://10.0.0.1:80', CATALOGUE_SERVICE_PORT_HTTP: '80' }, []],
    [{ SITE_INTERNAL: '1' }, []],
    [{ PAYLOD_SECRET: 'x' }, ['PAYLOD_SECRET: did you mean PAYLOAD_SECRET?']],
    [
      { PURGE_TOKN: 'x', TRUSTPROXY: '1' },
      ['PURGE_TOKN: did you mean PURGE_TOKEN?', 'TRUSTPROXY: did you mean TRUST_PROXY?'],
    ],
    [{ NODE_ENV: 'produktion' }, ['NODE_ENV=produktion: did you mean production?']],
    [{ NODE_ENV: 'Production' }, ['NODE_ENV=Production: did you mean production?']],
    [{ NODE_ENV: 'prod' }, ['NODE_ENV=prod: did you mean production?']],
    [{ NODE_ENV: 'staging' }, ['NODE_ENV=staging: it must be one of production, development, test.']],
    [{ NODE_ENVS: 'production' }, ['NODE_ENVS: did you mean NODE_ENV?']],
    [{ LOG_LEVEL: 'inof' }, ['LOG_LEVEL=inof: did you mean info?']],
    [{ SITE_PROT: '', NODE_ENV: '' }, []],
    [{ SITE_PORT: '80', SITE_PROT: '81' }, []],
  ])('%j: %j', (environment, sentences) => {
    expect(findSettingMistakes(environment)).toEqual(sentences)
  })

  test('no setting is a mistake', () => {
    expect(findSettingMistakes(Object.fromEntries(SETTING_NAMES.map((name) => [name, 'info']))).slice(0, 9)).toEqual([
      'NODE_ENV=info: it must be one of production, development, test.',
    ])
    for (const name of SETTING_NAMES.filter((name) => name !== 'NODE_ENV')) {
      expect(findSettingMistakes({ [name]: 'info' })).toEqual([])
    }
  })

  test('what shells, machines and other software set stops nothing', () => {
    const common = `
      PATH HOME PWD OLDPWD SHELL SHLVL TERM LANG LC_ALL USER LOGNAME HOSTNAME EDITOR TMPDIR DISPLAY XDG_DATA_DIRS
      XDG_DATA_HOME XDG_RUNTIME_DIR SSH_AUTH_SOCK INVOCATION_ID NODE_OPTIONS NODE_PATH NODE_EXTRA_CA_CERTS NODE_VERSION
      NODE_NAME NODE_IP NVM_DIR NVM_BIN INIT_CWD COLOR FORCE_COLOR NO_COLOR CI DEBUG PORT HOST APP_ENV RAILS_ENV
      GITHUB_ACTIONS GITHUB_TOKEN GITHUB_SHA RUNNER_TEMP GITLAB_CI CI_JOB_ID BUILD_ID BUILD_URL JENKINS_URL
      DATABASE_URL REDIS_HOST REDIS_PORT REDIS_URI REDIS_TLS_URL REDISCLOUD_URL PGHOST PGPORT PGDATA DATADIR
      POSTGRES_URL POSTGRES_HOST SMTP_HOST SMTP_PORT SMTP_USER SMTP_URI MAIL_HOST MAIL_PORT MAIL_USER MAIL_URL MAILER_DSN
      AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY AWS_REGION AWS_PROFILE S3_ACCESS_KEY S3_SECRET_KEY S3_BUCKET_NAME S3_HOST
      S3_URL S3_KEY SITE_URL SITE_NAME SITE_ID SITE_TITLE CDN_URL APP_URL API_URL BASE_URL CMS_TOKEN CMS_NAME
      SANDBOX_ID SANDBOX_RUNTIME IS_SANDBOX SEARCH_URL SEARCH_HOST IMAGE_NAME IMAGE_TAG IMAGE_URI MEDIA_ROOT MEDIA_URI
      PAYLOAD_CONFIG_PATH PAYLOAD_MIGRATING NEXT_RUNTIME NEXT_PHASE NEXT_TELEMETRY_DISABLED VERCEL_URL VERCEL_ENV
      SENTRY_DSN OTEL_SERVICE_NAME OTEL_LOG_LEVEL LOG_FORMAT LOG_FILE LOG_DIR LOGLEVEL DATA_HOME DATA_PATH CHROME_BIN
      CHROMIUM_FLAGS CHROMIUM_BIN PUPPETEER_EXECUTABLE_PATH PLAYWRIGHT_BROWSERS_PATH HTTP_PROXY HTTPS_PROXY NO_PROXY
      ALL_PROXY http_proxy npm_config_registry npm_lifecycle_event KUBERNETES_SERVICE_HOST KUBERNETES_PORT
      CATALOGUE_SERVICE_HOST CATALOGUE_SERVICE_PORT CATALOGUE_PORT_80_TCP_ADDR SITES_SERVICE_HOST CMS_SERVICE_PORT
      LIFELINE_HOLDER CPU_TIME_FILE TEST_WHOLE FAULTS_CLOCK PICTURES_IN PICTURES_SCHEME PICTURES_WIDTH SHOTS
      MALLOC_ARENA_MAX MALLOC_MMAP_THRESHOLD_`
    const environment = Object.fromEntries(
      common
        .trim()
        .split(/\s+/)
        .map((name) => [name, 'x']),
    )
    expect(findSettingMistakes({ ...environment, SITES_PORT: 'tcp://10.0.0.1:80' })).toEqual([])
  })
})
