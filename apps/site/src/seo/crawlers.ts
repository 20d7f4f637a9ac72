import type { CrawlerPurpose } from '@passepartout/content-model/crawler-purposes'

/**
 * Names of crawlers in robots.txt by what they read for, as their operators document them: developers.google.com/crawling,
 * bing.com/webmasters, support.apple.com/119829, yandex.com/support/webmaster, duckduckgo.com/duckduckgo-help-pages,
 * platform.openai.com/docs/bots, support.claude.com ("Does Anthropic crawl data from the web"), docs.perplexity.ai/guides/bots,
 * developers.facebook.com/docs/sharing/webmasters/web-crawlers, developer.amazon.com/amazonbot, commoncrawl.org/ccbot,
 * docs.mistral.ai/robots. Google-Extended and Applebot-Extended do not crawl: they say what may be done with what others read.
 */
export const CRAWLERS: Readonly<Record<CrawlerPurpose, readonly string[]>> = {
  search: [
    'Googlebot',
    'Googlebot-Image',
    'Bingbot',
    'Applebot',
    'DuckDuckBot',
    'YandexBot',
    'Baiduspider',
    'SeznamBot',
    'Yeti',
    'OAI-SearchBot',
    'Claude-SearchBot',
    'PerplexityBot',
    'Amzn-SearchBot',
    'MistralAI-Index',
  ],
  answers: [
    'ChatGPT-User',
    'Claude-User',
    'Perplexity-User',
    'DuckAssistBot',
    'MistralAI-User',
    'meta-externalfetcher',
    'Amzn-User',
    'Google-Agent',
  ],
  training: [
    'GPTBot',
    'ClaudeBot',
    'Google-Extended',
    'Applebot-Extended',
    'meta-externalagent',
    'Amazonbot',
    'CCBot',
    'Bytespider',
    'cohere-training-data-crawler',
  ],
}
