// The addresses in the headings of the two APIs.
#include <algorithm>

#include "engine/mapping_docs/findings/check_context.hpp"
#include "engine/mapping_docs/findings/rewrites.hpp"
#include "engine/mapping_docs/text/python_str.hpp"

namespace paddle_ls::mapping_docs::checks {

namespace {

constexpr std::string_view source_site = "pytorch.org";
constexpr std::string_view target_site = "paddlepaddle.org.cn";
constexpr std::string_view target_base =
    "https://www.paddlepaddle.org.cn/documentation/docs/zh/develop/api/";

bool is_absolute(std::string_view url) {
  return url.starts_with("https://") || url.starts_with("http://");
}

template <class Visit>
void for_each_link(const CheckContext& context, Visit visit) {
  for (const ApiHeading& api : context.document.sources) {
    if (api.link) visit(api, true);
  }
  for (const ApiHeading& api : context.document.targets) {
    if (api.link) visit(api, false);
  }
}

// Part of a URL with its place.
struct Page {
  std::string name;  // as an API
  std::size_t start;
  std::size_t size;
};

// `.../generated/torch.abs.html?x#torch.abs` names torch.abs twice.
std::vector<Page> source_pages(std::string_view url, std::string_view prefix) {
  std::vector<Page> pages;
  const auto add = [&](std::size_t start, std::size_t end) {
    const std::string_view name = url.substr(start, end - start);
    if (name.starts_with(prefix)) pages.push_back({std::string(name), start, end - start});
  };
  const std::size_t hash = url.find('#');
  const std::size_t page_end = url.substr(0, hash).find(".html");
  if (page_end != std::string_view::npos) {
    add(url.rfind('/', page_end) + 1, page_end);
  }
  if (hash != std::string_view::npos) add(hash + 1, url.size());
  return pages;
}

// `.../api/paddle/nn/Conv2D_cn.html` names paddle.nn.Conv2D.
std::optional<Page> target_page(std::string_view url) {
  const std::size_t api = url.find("/api/");
  const std::size_t end = url.find(".html");
  if (api == std::string_view::npos || end == std::string_view::npos || end < api + 5) return {};
  std::string_view path = url.substr(api + 5, end - api - 5);
  if (!path.ends_with("_cn") && !path.ends_with("_en")) return {};
  path.remove_suffix(3);
  Page page{std::string(path), api + 5, path.size()};
  std::replace(page.name.begin(), page.name.end(), '/', '.');
  return page;
}

std::string lower(std::string_view text) {
  std::string result(text);
  std::transform(result.begin(), result.end(), result.begin(), [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  });
  return result;
}

std::string_view last_component(std::string_view name) {
  return name.substr(name.rfind('.') + 1);
}

// True where a page may serve for the API: its own, that of a class or module above it, or that of
// the function that a method calls.
bool serves(std::string_view page, std::string_view api) {
  const std::string page_name = lower(page);
  const std::string api_name = lower(api);
  if (page_name == api_name || api_name.starts_with(page_name + ".")) return true;
  // An overview stands for everything below it.
  if (page_name.ends_with("overview") || page_name.ends_with("index")) return true;
  const auto bare = [](std::string_view name) {
    name = last_component(name);
    if (name.ends_with("__upper")) name.remove_suffix(7);
    while (name.ends_with('_')) name.remove_suffix(1);
    return name;
  };
  return bare(page_name) == bare(api_name);
}

}  // namespace

void heading_empty_url(const CheckContext& context, Report& report) {
  for_each_link(context, [&](const ApiHeading& api, bool) {
    if (!strip(context.slice(api.url)).empty()) return;
    DocumentFinding& finding =
        report.add(*api.link, "the heading of " + api.api + " has no address");
    const std::string url = usual_url(api.api);
    if (!url.empty()) finding.fixes.push_back(fix("Fill in " + url, {{api.url, url}}));
  });
}

void heading_url_malformed(const CheckContext& context, Report& report) {
  for_each_link(context, [&](const ApiHeading& api, bool) {
    const std::string_view url = context.slice(api.url);
    if (strip(url).empty() || is_absolute(url)) return;
    DocumentFinding& finding = report.add(api.url, "the address does not start with https://");
    const bool like_host = url.starts_with("www.") || url.starts_with("pytorch.org");
    if (like_host) {
      finding.fixes.push_back(fix("Add https://", {{{api.url.start, api.url.start}, "https://"}}));
    }
  });
}

void heading_url_wrong_site(const CheckContext& context, Report& report) {
  for_each_link(context, [&](const ApiHeading& api, bool source) {
    const std::string_view url = context.slice(api.url);
    const std::string_view wrong = source ? target_site : source_site;
    if (url.find(wrong) == std::string_view::npos) return;
    DocumentFinding& finding =
        report.add(api.url, "the address of " + api.api + " lies on " + std::string(wrong));
    const std::string usual = usual_url(api.api);
    if (!usual.empty()) finding.fixes.push_back(fix("Use " + usual, {{api.url, usual}}));
  });
}

void heading_url_other_api(const CheckContext& context, Report& report) {
  for_each_link(context, [&](const ApiHeading& api, bool source) {
    const std::string_view url = context.slice(api.url);
    if (!is_absolute(url)) return;
    std::vector<Page> pages;
    if (source) {
      pages = source_pages(url, context.identity.source_prefix);
    } else if (const auto page = target_page(url)) {
      pages.push_back(*page);
    }
    for (const Page& page : pages) {
      if (serves(page.name, api.api)) continue;
      const std::size_t start = api.url.start + page.start;
      DocumentFinding& finding = report.add(
          {start, start + page.size}, "the page is that of " + page.name + ", not of " + api.api);
      const std::string usual = usual_url(api.api);
      if (!usual.empty()) finding.fixes.push_back(fix("Use " + usual, {{api.url, usual}}));
      return;
    }
  });
}

void heading_url_not_zh_develop(const CheckContext& context, Report& report) {
  for_each_link(context, [&](const ApiHeading& api, bool source) {
    const std::string_view url = context.slice(api.url);
    const std::size_t path = url.find("/api/");
    if (source || url.find(target_site) == std::string_view::npos || url.starts_with(target_base) ||
        path == std::string_view::npos) {
      return;
    }
    std::string wanted = std::string(target_base) + std::string(url.substr(path + 5));
    if (const std::size_t english = wanted.find("_en.html"); english != std::string::npos) {
      wanted.replace(english, 3, "_cn");
    }
    report.add(api.url, "addresses point to the Chinese pages of the develop branch")
        .fixes.push_back(fix("Use " + wanted, {{api.url, wanted}}));
  });
}

}  // namespace paddle_ls::mapping_docs::checks
