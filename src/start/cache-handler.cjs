/** Next's cache handler: hands over to the page cache, which it can't load itself since it is TypeScript. Without one, as in a build, nothing is cached. */
module.exports = class CacheHandler {
  get cache() {
    return globalThis[Symbol.for('page-cache')];
  }
  async get(key, context) {
    return this.cache?.get(key, context) ?? null;
  }
  async set(key, value, context) {
    this.cache?.set(key, value, context);
  }
  async revalidateTag() {}
  resetRequestCache() {}
};
